import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { openApiDocument } from '../../../contract/openapi/document.ts';
import type { Platform } from '../platform.ts';
import { type Markup, page } from './page.ts';

/** The parts of an OpenAPI document that the page shows. */
interface ApiDocument {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, ApiOperation>>;
}

interface ApiOperation {
  tags?: string[];
  summary?: string;
  description?: string;
  'x-assumed'?: boolean;
  parameters?: unknown[];
  requestBody?: unknown;
  responses?: Record<string, unknown>;
}

/** `/sandbox/api`: the contract for a reader, and `/sandbox/api/openapi.json` for tools. */
export function apiPage({ publicDir }: Platform): Hono {
  const routes = new Hono();
  routes.get('/api/openapi.json', (c) => c.json(documentOf(publicDir)));
  routes.get('/api', (c) => c.html(view(documentOf(publicDir) as unknown as ApiDocument)));
  return routes;
}

/** The build's document has the contract's remarks in it; without a build it is made of the schemas alone. */
function documentOf(publicDir: string): Record<string, unknown> {
  const built = join(publicDir, '..', 'report', 'openapi.json');
  if (existsSync(built)) return JSON.parse(readFileSync(built, 'utf8')) as Record<string, unknown>;
  return openApiDocument('unbuilt');
}

function view({ info, tags, paths }: ApiDocument) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const domains = tags.map(({ name, description }) => {
    const own = operations.filter(({ operation }) => operation.tags?.includes(name));
    return html`<h2 id="${name}">${name} <small>${description}</small></h2>
${own.map(({ path, method, operation }) => operationView(`${method.toUpperCase()} ${path}`, operation))}`;
  });
  return page(
    'API',
    html`<p><a href="/sandbox">Sandbox</a> · <a href="/sandbox/api/openapi.json">openapi.json</a></p>
<h1>${info.title} ${info.version}</h1><p class="quiet" style="white-space:pre-line">${info.description}</p>
<p>${tags.map(({ name }) => html`<a href="#${name}">${name}</a> `)}</p>${domains}`,
  );
}

function operationView(name: string, operation: ApiOperation) {
  return html`<details class="card"><summary><code>${name}</code>${operation['x-assumed'] ? html` <small>assumed</small>` : ''}</summary>
<p>${operation.description ?? operation.summary ?? ''}</p>
${part('Parameters', operation.parameters)}${part('Body', operation.requestBody)}${part('Answer', operation.responses?.['200'])}</details>`;
}

function part(name: string, content: unknown): Markup {
  return content === undefined ? html`` : html`<small>${name}</small><pre>${JSON.stringify(content, null, 1)}</pre>`;
}
