import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';

const data = process.env.DATA!;

/** Runs a statement on the engine of the server. */
export function sql(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath: join(data, 'engine', 'socket'), path: '/', method: 'POST' }, (response) => {
      let answer = '';
      response.setEncoding('utf8').on('data', (part: string) => (answer += part));
      response.on('end', () => (response.statusCode === 200 ? resolve(answer) : reject(new Error(answer))));
    });
    asked.on('error', reject).end(text);
  });
}

/**
 * Stores a log of a service now and one of the minute before, both of a trace that the shop has: at night there are minutes in
 * which a service has none.
 */
export const logged = (service: string, severity: string) =>
  sql(`INSERT INTO otel_logs (Timestamp, TraceId, SpanId, SeverityText, ServiceName, ResourceAttributes, Body)
    SELECT arrayJoin([now(), toStartOfMinute(now()) - INTERVAL 1 SECOND]), TraceId, SpanId, '${severity}', '${service}', ResourceAttributes, 'stored by a test'
    FROM (SELECT TraceId, SpanId, ResourceAttributes FROM otel_traces WHERE ServiceName = '${service}' AND Timestamp > now() - INTERVAL 1 HOUR
      ORDER BY Timestamp DESC LIMIT 1)`);

/** Kills the engines of the server again and again until the function that is answered is called. */
export function withoutEngine(): () => void {
  const kill = () => {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
        if (words[1] === 'engine' && words.includes(data)) process.kill(Number(pid), 'SIGKILL');
      } catch {
        // It has ended.
      }
    }
  };
  kill();
  const timer = setInterval(kill, 50);
  return () => clearInterval(timer);
}

/** A way to the server that can be cut. */
export class Line {
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => {
    const up = connect(Number(new URL(process.env.BASE_URL!).port), '127.0.0.1');
    for (const [a, b] of [[socket, up], [up, socket]] as const) {
      this.sockets.add(a);
      a.on('error', () => b.destroy()).on('close', () => {
        this.sockets.delete(a);
        b.destroy();
      });
      a.pipe(b);
    }
  });
  private port = 0;

  async join(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
