import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from '@playwright/test';
import { expect, owner, test } from './fixtures';

// What the browser says of requests that are refused, and of the foreign page.
test.use({ expected: [/403 \(Forbidden\)|^asks http:\/\/127\.0\.0\.1:|CORS policy|ERR_FAILED|Blocked script execution/] });

/** A page of another port of the same host: cookies do not know ports, so SameSite lets its requests bring the session along. */
let foreign: Server;
test.beforeAll(async () => {
  foreign = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<title>Foreign</title><form method="post"><input name="a"><button>Go</button></form>');
  });
  await new Promise<void>((listening) => foreign.listen(0, '127.0.0.1', listening));
});
test.afterAll(() => foreign.close());
const foreignPage = () => `http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`;

const dashboard = JSON.stringify({ name: 'Forged', tiles: [] });
const credentials = JSON.stringify({ email: owner.email, password: owner.password });

test.beforeEach(async ({ page, context }) => {
  // It would count if it came from the page itself.
  const own = await context.request.post('/api/v2/dashboards', { data: JSON.parse(dashboard) });
  expect(own.status()).toBe(200);
  const { data } = await own.json();
  expect((await context.request.delete(`/api/v2/dashboards/${data.id}`)).status()).toBe(200);
  await page.goto(foreignPage());
});

test.afterEach(async ({ context }) => {
  const dashboards = await context.request.get('/api/v2/dashboards');
  expect(dashboards.status()).toBe(200);
  expect(await dashboards.text()).not.toContain('Forged');
});

/** Sessions of the owner. */
async function sessions(context: BrowserContext): Promise<number> {
  return (await (await context.request.get('/api/v2/me/sessions')).json()).data.length;
}

for (const { what, path, type, fields } of [
  { what: 'signs nobody in', path: '/login', type: 'application/x-www-form-urlencoded', fields: { email: owner.email, password: owner.password } },
  // A form of this type is JSON with one more field, in which the equals sign is.
  { what: 'starts no session', path: '/api/v2/session', type: 'text/plain', fields: { [credentials.replace(/}$/, ',"x":"')]: '"}' } },
  { what: 'writes nothing', path: '/api/v2/dashboards', type: 'text/plain', fields: { [dashboard.replace(/}$/, ',"x":"')]: '"}' } },
]) {
  test(`a form on it ${what}`, async ({ page, context, baseURL }) => {
    const before = await sessions(context);
    await page.evaluate(
      ({ action, type, fields }) => {
        const form = document.querySelector('form')!;
        form.action = action;
        form.enctype = type;
        form.querySelector('input')!.remove();
        for (const [name, value] of Object.entries(fields)) {
          const input = document.createElement('input');
          [input.name, input.value] = [name, value!];
          form.append(input);
        }
      },
      { action: baseURL + path, type, fields },
    );
    const sent = page.waitForResponse((r) => r.url() === baseURL + path && r.request().method() === 'POST');
    await page.getByRole('button', { name: 'Go' }).click();
    const response = await sent;
    expect(response.status()).toBe(403);
    expect((await response.request().allHeaders()).cookie).toContain('obstack_session='); // or it is no attack
    expect(await response.headerValue('set-cookie')).toBeNull();
    expect(await sessions(context)).toBe(before);
  });
}

for (const [what, method, path, type, body] of [
  ['signs nobody in', 'POST', '/api/v2/session', 'text/plain', credentials],
  ['writes nothing', 'POST', '/api/v2/dashboards', 'text/plain', dashboard],
] as const) {
  test(`a script on it ${what}`, async ({ page, context, baseURL }) => {
    const before = await sessions(context);
    // The session comes along, or it is no attack: the answer, which the page cannot read, is that to the owner.
    const read = page.waitForResponse(`${baseURL}/api/v2/session`);
    await page.evaluate((url) => fetch(url, { mode: 'no-cors', credentials: 'include' }), `${baseURL}/api/v2/session`);
    expect((await read).status()).toBe(200);
    const sent = page.waitForResponse((r) => r.url() === baseURL + path && r.request().method() === method);
    await page.evaluate(
      ({ url, method, type, body }) => fetch(url, { method, body, mode: 'no-cors', credentials: 'include', headers: { 'Content-Type': type } }),
      { url: baseURL + path, method, type, body },
    );
    const response = await sent;
    expect(response.status()).toBe(403);
    expect(await response.headerValue('set-cookie')).toBeNull();
    expect(await sessions(context)).toBe(before);
  });
}

test('a script on it neither reads nor sends what a form cannot', async ({ page, context, baseURL }) => {
  const before = await sessions(context);
  for (const [method, path, body] of [
    ['GET', '/api/v2/session', undefined],
    ['DELETE', '/api/v2/session', undefined],
    ['POST', '/api/v2/dashboards', dashboard],
  ] as const) {
    const outcome = await page.evaluate(
      ({ url, method, body }) =>
        fetch(url, { method, body, credentials: 'include', headers: body ? { 'Content-Type': 'application/json' } : {} }).then(
          (r) => `read ${r.status}`,
          () => 'failed',
        ),
      { url: baseURL + path, method, body },
    );
    expect(outcome, `${method} ${path}`).toBe('failed');
  }
  expect(await sessions(context)).toBe(before);
});
