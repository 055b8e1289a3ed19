import { z } from 'zod';

/** Shapes that the OpenAPI document names, by the names that the contract gives them. */
export const shapes = z.registry<{ id: string }>();
