import type { Page } from '@playwright/test';
import type { Sandbox } from './sandbox.ts';

/** Switches the site's services on for a test, and off after it. */
export async function withServices(
  page: Page,
  { url }: Sandbox,
  site: object,
  run: () => Promise<void>,
): Promise<void> {
  const put = (data: object) => page.request.put(`${url}/sandbox/settings.json`, { data });
  await put(site);
  try {
    await run();
  } finally {
    await put({});
  }
}

/** The platform's clock goes with the phone's, which the test moves: the rest of its answer stays as it is. */
export async function moveTogether(page: Page): Promise<{ pass(minutes: number): Promise<void> }> {
  let moved = 0;
  await page.clock.install();
  await page.route('**/wps/member/protection/session', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { value?: { now: string; realityCheckMinutes: number } };
    if (body.value) {
      body.value.now = new Date(Date.parse(body.value.now) + moved).toISOString();
      body.value.realityCheckMinutes = 15;
    }
    await route.fulfill({ response: answer, json: body });
  });
  return {
    async pass(minutes) {
      moved += minutes * 60_000;
      await page.clock.fastForward(minutes * 60_000);
    },
  };
}
