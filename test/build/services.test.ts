import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { contentPolicy } from '../../src/build/cdn/policy.ts';
import { OUTSIDE_SERVICES, type OutsideService } from '../../src/build/cdn/services.ts';
import { DEFAULT_SITE } from '../../src/build/steps/site.ts';

const policyFor = (...services: OutsideService[]): string =>
  contentPolicy({ ...DEFAULT_SITE, services }, ["'sha256-x'"]);

test('a brand without services lets in nobody', () => {
  const policy = contentPolicy(DEFAULT_SITE, ["'sha256-x'"]);
  assert.not.match(policy, /google|facebook/);
  assert.match(policy, "script-src 'self' 'sha256-x';");
  assert.match(policy, "frame-src 'none'");
  assert.match(policy, "require-trusted-types-for 'script'");
  assert.not.match(policy, '*');
});

test('a service is let in where its own documents want it, and no further', () => {
  const policy = policyFor('google');
  assert.match(policy, "script-src 'self' 'sha256-x' https://accounts.google.com/gsi/client;");
  assert.match(policy, 'frame-src https://accounts.google.com/gsi/;');
  assert.match(
    policy,
    "require-trusted-types-for 'script'; trusted-types leve-early leve-worker dompurify leve-service *",
  );
  assert.not.match(policy, 'facebook');
  assert.match(policyFor('firebase'), "connect-src 'self' https://identitytoolkit.googleapis.com;");
  assert.match(policyFor('firebase'), "frame-src 'none'");
});

test('the policy of a brand with every service fits a header', () => {
  assert.ok(policyFor(...OUTSIDE_SERVICES).length < 1900);
});

test.run();
