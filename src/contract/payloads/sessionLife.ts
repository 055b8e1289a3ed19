import { logout, renewSession } from '../calls/sessionLife.ts';
import { nothing } from '../schemas/primitives.ts';
import { loginValue, logoutForm } from '../schemas/session.ts';
import { schemaOf } from './schema.ts';

export const renewSessionSchema = schemaOf(renewSession)({ value: loginValue });

export const logoutSchema = schemaOf(logout)({ body: logoutForm, value: nothing });
