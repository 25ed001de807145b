import type { TileColumn } from '../../api/types';

/** Saves a file in the browser. */
export function download(name: string, file: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  const [, base = '', extension = ''] = /^(.*?)(\.\w+)?$/s.exec(name) ?? [];
  link.download = `${base.replace(/[^\p{L}\p{N} ._-]+/gu, '-').trim() || 'file'}${extension}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Writes rows as CSV (RFC 4180), with the names of the columns in the first line. */
export function csvOf(columns: Pick<TileColumn, 'name'>[], rows: unknown[][]): string {
  const cell = (value: unknown) => {
    const text = value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [columns.map((c) => c.name), ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Returns a picture of a chart as PNG, with its title above it and the names of its series below. */
export async function pictureOf(title: string, canvas: HTMLCanvasElement, tile: HTMLElement): Promise<Blob> {
  const scale = window.devicePixelRatio;
  const { color, fontFamily } = getComputedStyle(tile);
  const [padding, line] = [12 * scale, 20 * scale];
  const series = [...tile.querySelectorAll<HTMLElement>('[data-series]')].map((el) => ({ name: el.textContent, color: el.dataset.series! }));
  const picture = document.createElement('canvas');
  const ctx = picture.getContext('2d')!;
  const font = (weight: number) => `${weight} ${12 * scale}px ${fontFamily}`;
  ctx.font = font(400);
  // The places of the names, in as many lines as they need.
  let [x, y] = [padding, canvas.height + 2 * padding + line];
  const names = series.map(({ name, color }) => {
    const width = ctx.measureText(name).width + 28 * scale;
    if (x > padding && x + width > canvas.width + padding) [x, y] = [padding, y + line];
    const at = { name, color, x, y };
    x += width;
    return at;
  });
  picture.width = canvas.width + 2 * padding;
  picture.height = (names.length > 0 ? y + line : canvas.height + padding + line) + padding;
  ctx.fillStyle = getComputedStyle(document.body).backgroundColor;
  ctx.fillRect(0, 0, picture.width, picture.height);
  ctx.textBaseline = 'middle';
  ctx.fillStyle = color;
  ctx.font = font(600);
  ctx.fillText(title, padding, padding + line / 2);
  ctx.drawImage(canvas, padding, padding + line);
  ctx.font = font(400);
  for (const at of names) {
    ctx.fillStyle = at.color;
    ctx.fillRect(at.x, at.y + line / 2 - 4 * scale, 8 * scale, 8 * scale);
    ctx.fillStyle = color;
    ctx.fillText(at.name, at.x + 12 * scale, at.y + line / 2);
  }
  return new Promise((resolve, reject) => picture.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser cannot write the picture.'))), 'image/png'));
}
