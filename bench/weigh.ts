import { gzipSync } from 'node:zlib'

/** Bytes of a page's own JavaScript and CSS after gzip, in kB: all that its HTML names. */
export async function weighPage(url: string): Promise<{ js: number; css: number; html: number }> {
  const html = await (await fetch(url)).text()
  const weigh = async (pattern: RegExp) => {
    const paths = new Set([...html.matchAll(pattern)].map(([, path]) => path!))
    const files = await Promise.all([...paths].map(async (path) => (await fetch(new URL(path, url))).arrayBuffer()))
    return files.reduce((sum, file) => sum + gzipSync(Buffer.from(file), { level: 9 }).length, 0) / 1000
  }
  return {
    js: await weigh(/"(\/assets\/[^"]+\.js)"/g),
    css: await weigh(/href="(\/assets\/[^"]+\.css)"/g),
    html: gzipSync(html, { level: 9 }).length / 1000,
  }
}
