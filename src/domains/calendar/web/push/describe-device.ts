/** Browsers and systems as their user agents name them; the first that fits counts, since most name others too. */
const BROWSERS = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const SYSTEMS = [
  [/Android/, 'no Android'],
  [/iPhone/, 'no iPhone'],
  [/iPad/, 'no iPad'],
  [/Windows/, 'no Windows'],
  [/Mac OS X|Macintosh/, 'no Mac'],
  [/CrOS/, 'no ChromeOS'],
  [/Linux/, 'no Linux'],
] as const

/** A device by its user agent, as its person knows it: 'Chrome no Android'. */
export function describeDevice(userAgent: string): string {
  const nameIn = (names: readonly (readonly [RegExp, string])[]) => names.find(([form]) => form.test(userAgent))?.[1]
  return [nameIn(BROWSERS) ?? 'Navegador', nameIn(SYSTEMS)].filter(Boolean).join(' ')
}
