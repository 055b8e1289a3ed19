import { z } from 'zod';
import { logout, renewSession } from '../../contract/calls/sessionLife.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { loginValue, token } from './session.ts';

export const renewSessionSchema = schemaOf(renewSession)({ value: loginValue });

export const logoutSchema = schemaOf(logout)({ body: z.strictObject({ token }), value: part.nothing });
