import { ERROR_CODES } from '../errors.ts';
import { allSchemas } from '../payloads/all.ts';
import { componentSchemas, type Json } from './components.ts';
import type { Notes } from './notes.ts';
import { operationOf } from './operation.ts';

const ABOUT = `The calls that a platform answers so that Leve can stand before it.

Every answer is an envelope: \`{ success: true, value }\`, or \`{ success: false, code, message?, value? }\`.
Operations with \`x-assumed: true\` have a path or a shape that the specification does not show: look at these first.
Money is a decimal string, days are YYYY-MM-DD, moments are ISO 8601 in UTC.
Calls that move money need an Idempotency-Key: the same key and payload always mean the same movement.`;

const TAGS: Record<string, string> = {
  system: 'Status, switches, templates and countries',
  session: 'Login, renewal, captcha, trial play and sign-out',
  registration: 'Registration and its checks',
  verification: 'Codes by SMS and e-mail',
  password: 'Passwords and their recovery',
  security: 'Security centre: payment password and security questions',
  ownerCodes: 'Codes to what a signed-in member has, or wants to have',
  linked: 'Accounts of other services',
  member: 'The member and the profile',
  kyc: 'Identity verification',
  protection: 'Limits, time-out and self-exclusion',
  games: 'Games, vendors, winners, matches and launch',
  favourites: 'Favourite and recent games',
  lottery: 'Lotteries and their draws',
  announcements: 'Banners, notices, promotions as texts, news',
  promotions: 'Promotions, bonuses, referral and tournaments',
  sessionLife: 'A session that goes on, and its end',
  rewardSummary: 'What waits in the reward centre',
  unread: 'What waits unread: notices, inbox, chat',
  rewards: 'Reward centre, sign-in, red envelopes, rebate, vouchers',
  mall: 'The points mall',
  vip: 'VIP and loyalty',
  wallet: 'Balances, transfers and the account record',
  deposit: 'Paying in',
  depositRecords: 'What was paid in',
  withdraw: 'Paying out, bank cards and Pix keys',
  betRecords: 'Betting record',
  lotteryRecords: 'Lottery orders',
  records: "One lottery order, vendors' own records, profit and loss",
  inbox: 'Messages',
  service: 'Customer service, live chat and live rooms',
  help: 'Help centre and the texts of the site',
  agent: 'The agent centre',
  teamCounters: 'Counters of a team by branch',
  teamKpi: 'Key figures of a team',
  teamReports: 'Reports of an agent and the team',
  contractRequests: 'Contracts that wait to be signed',
  contracts: 'Salary and dividend contracts',
};

const PARAMETERS = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'Made by the app at the first tap. Another payload under the same key is `idempotency.conflict`.',
    schema: { type: 'string', pattern: '^[\\w.:-]{8,128}$' },
  },
  Encryption: { name: 'Encryption', in: 'header', required: true, schema: { const: 'jwe' } },
  Device: {
    name: 'Device',
    in: 'header',
    required: false,
    description: 'Sent when the app runs standalone.',
    schema: { const: 'OTHERS' },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The ETag of the answer at hand.',
    schema: { type: 'string' },
  },
};

const FAILURE = {
  type: 'object',
  description: 'A refusal. The app chooses its text by `code`.',
  properties: {
    success: { const: false },
    code: { type: 'string', enum: [...ERROR_CODES] },
    message: { type: 'string' },
    value: {
      type: 'object',
      properties: {
        captcha: { type: 'boolean', description: 'The next attempt needs the image captcha.' },
        field: { type: 'string', description: 'The field at fault.' },
        issues: {
          type: 'array',
          items: {
            type: 'object',
            properties: { field: { type: 'string' }, message: { type: 'string' } },
            required: ['field', 'message'],
          },
        },
        limit: {
          type: 'object',
          description: "The member's own limit that stands in the way, with what is left of it.",
          properties: {
            kind: { enum: ['deposit', 'loss', 'stake', 'time'] },
            period: { enum: ['day', 'week', 'month'] },
            left: { type: 'string' },
            resetsAt: { type: 'string', format: 'date-time' },
          },
        },
        closed: {
          type: 'object',
          description: 'What closes play, and until when; an exclusion without an end is for good.',
          properties: { by: { enum: ['timeOut', 'exclusion'] }, until: { type: 'string', format: 'date-time' } },
        },
        left: { type: 'integer', description: 'How many more wrong secrets are taken before the account waits.' },
        until: { type: 'integer', description: 'Until when the account waits: ms since 1970, in UTC.' },
      },
    },
  },
  required: ['success', 'code'],
};

function paths(notes: Notes): Record<string, Json> {
  const byPath: Record<string, Json> = {};
  for (const named of allSchemas) {
    const { path, method } = named.schema.call;
    byPath[path] = { ...byPath[path], [method.toLowerCase()]: operationOf(named, notes) };
  }
  return byPath;
}

/**
 * The whole contract as an OpenAPI 3.1 document: what an operator needs to connect a real platform.
 * `version` is the product's; `notes` are the contract's docstrings, where they can be read.
 */
export function openApiDocument(version: string, notes: Notes = {}): Json {
  const schemas = componentSchemas(allSchemas, notes);
  return {
    openapi: '3.1.0',
    info: { title: 'Leve platform', version, description: ABOUT, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: paths(notes),
    components: {
      schemas: { ...schemas, Failure: FAILURE },
      parameters: PARAMETERS,
      responses: {
        Refusal: {
          description: 'The call was refused.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The token that login answers.' } },
    },
  };
}
