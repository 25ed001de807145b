import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { chromium } from './chromium';

type Answer = Record<string, any>;

/** A tab of a browser of its own, which is not inspected: an inspector of the network keeps copies of what the page is sent. */
export class Tab {
  private readonly waiting = new Map<number, [(answer: Answer) => void, (error: Error) => void]>();
  private readonly profile = mkdtempSync(join(tmpdir(), 'tab-'));
  private readonly browser: ChildProcess;
  private readonly ended: Promise<unknown>;
  private session?: string;
  private sent = 0;

  constructor() {
    const { executablePath, args, env } = chromium;
    this.browser = spawn(
      executablePath!,
      [...args, '--headless', '--remote-debugging-pipe', `--user-data-dir=${this.profile}`, '--window-size=1440,900', '--disable-background-timer-throttling', '--lang=en-US'],
      { env: { ...env, LANG: 'en_US.UTF-8' }, stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'], cwd: this.profile, detached: true },
    );
    this.ended = new Promise((resolve) => this.browser.once('exit', resolve));
    void this.ended.then(() => this.waiting.forEach(([, fail], id) => fail(new Error(`the browser has ended before it answered command ${id}`))));
    let text = '';
    (this.browser.stdio[4] as Readable).setEncoding('utf8').on('data', (part: string) => {
      const messages = (text + part).split('\0');
      text = messages.pop()!;
      for (const { id, result, error } of messages.map((m) => JSON.parse(m) as Answer)) {
        const [answer, fail] = this.waiting.get(id) ?? [];
        this.waiting.delete(id);
        if (error) fail?.(new Error(JSON.stringify(error)));
        else answer?.(result);
      }
    });
  }

  /** Sends a command of the DevTools protocol, to the tab once there is one, or to the browser. */
  send(method: string, params: object = {}, to: 'tab' | 'browser' = 'tab'): Promise<Answer> {
    const sessionId = to === 'tab' ? this.session : undefined;
    return new Promise((answer, fail) => {
      this.waiting.set(++this.sent, [answer, fail]);
      (this.browser.stdio[3] as Writable).write(`${JSON.stringify({ id: this.sent, method, params, sessionId })}\0`);
    });
  }

  /** Opens a page, behind a script. */
  async open(url: string, cookies: object[], script: string): Promise<void> {
    await this.send('Storage.setCookies', { cookies });
    const { targetId } = await this.send('Target.createTarget', { url: 'about:blank' });
    this.session = (await this.send('Target.attachToTarget', { targetId, flatten: true })).sessionId;
    await this.send('Page.enable');
    await this.send('Page.addScriptToEvaluateOnNewDocument', { source: script });
    await this.send('Page.navigate', { url });
  }

  async evaluate(expression: string): Promise<any> {
    return (await this.send('Runtime.evaluate', { expression, returnByValue: true })).result.value;
  }

  /** The memory of the process that shows the page, in MB: what is its own, and its part of what it shares. */
  async memory(): Promise<number> {
    const { processInfo } = await this.send('SystemInfo.getProcessInfo', {}, 'browser');
    const all = processInfo
      .filter((p: Answer) => p.type === 'renderer')
      .map((p: Answer) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${p.id}/smaps_rollup`, 'utf8'))![1]) / 1024);
    return Math.max(...all);
  }

  async close(): Promise<void> {
    try {
      process.kill(-this.browser.pid!, 'SIGKILL'); // its other processes too, which would go on writing into the profile
    } catch {
      // They have ended.
    }
    await this.ended;
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
