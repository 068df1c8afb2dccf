import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEMO_BILLING } from '#domains/site/billing.ts'
import { DEFAULTS } from '#domains/site/server/defaults.ts'
import { readSettings } from '#platform/settings.ts'

/** The demonstration says each figure once, or the same everywhere. Its dates move with the first start. */
const read = (path: string) => readFileSync(`seed/${path}`, 'utf8')
const project = (slug: string) => read(`projects/${slug}.md`)
const archive = (number: string) => read(globSync(`archives/${number}-*.md`, { cwd: 'seed' })[0]!)
/** '1.234,50' as a number. */
const number = (text = '') => Number(text.replaceAll('.', '').replace(',', '.'))
/** The first number in the text that stands where the parentheses of the pattern are. */
const find = (text: string, pattern: RegExp) => number(pattern.exec(text)?.[1])
const figures = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, figure]) => figure)

const MONTHS =
  /(?<!\p{L})(janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?!\p{L})/giu

test('no text names a month, which its date would contradict on another first start', () => {
  const sources = [
    ...globSync('seed/**/*.{md,json,txt,html,ini}'),
    ...globSync('src/domains/**/{demo*,sample*,default-terms}.ts'),
  ].filter((path) => !path.includes('.test.'))
  expect(sources.length).toBeGreaterThan(40)
  const named = sources.flatMap((path) =>
    figures(readFileSync(path, 'utf8'), MONTHS).map((month) => `${path}: ${month}`),
  )
  expect(named).toEqual([])
  expect(archive('08')).not.toMatch(/>(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)</)
})

test('what does not work is corrected for as long everywhere', () => {
  const article = figures(archive('09'), /(\d+ (?:meses|dias))(?= de correção|\.$|<)/gm)
  const quotes = figures(read('budgets/quotes.json'), /[Cc]orre[^"]*?por (\d+ (?:meses|dias))/g)
  const offer = figures(project('custo-da-peca'), /correção[^.]* durante (\d+ meses)/g)
  const home = DEFAULTS.home.facts.find(({ text }) => text.startsWith('de correção'))!.figure
  const terms = figures(DEMO_BILLING.terms, /Corrigimos[^.]*?por (\d+ (?:meses|dias))/g)
  expect(quotes.length).toBeGreaterThan(10)
  expect(article.length).toBeGreaterThan(2)
  expect(new Set([...article, ...quotes, ...offer, ...terms, home])).toEqual(new Set(['24 meses']))
  expect(read('budgets/quotes.json')).not.toContain('Garantia')
})

test('the dryer dries at what it reaches', () => {
  const [from, to] = [/entre (\d+) e/, / e (\d+) °C com/].map((pattern) =>
    find(project('secador-de-filamento'), pattern),
  )
  for (const text of [project('luminaria-onda'), archive('06')]) {
    const [said] = figures(text, /(?:a|,) (?:a )?(\d+) °C(?= no \[secador\]|, leva uma noite)/g)
    expect(number(said)).toBeGreaterThanOrEqual(from!)
    expect(number(said)).toBeLessThanOrEqual(to!)
  }
  expect(archive('06')).not.toContain('sai do secador')
})

test('recycled PETG is printed as much hotter as the table says', () => {
  const virgin = find(archive('06'), /\| PETG \| (\d+) °C/)
  const more = find(archive('06'), /pede (\d+) °C a mais/)
  const recycled = virgin + more
  for (const text of [project('luminaria-onda'), archive('06'), read('projects/files/luminaria-onda/LEIA-ME.txt')])
    expect(text).toContain(`${recycled} °C`)
  expect(find(project('luminaria-onda'), /Temperatura do bico \| (\d+) °C/)).toBe(recycled)
})

test('the workshop has two printers', () => {
  expect(project('luminaria-onda')).toContain('duas impressoras')
  expect(project('luminaria-onda')).not.toMatch(/\buma impressora\b/)
})

test('an hour of the machine costs the same in the article and in the program, whose example is its own sum', () => {
  const prices = Object.fromEntries(
    [...read('projects/files/custo-da-peca/precos.ini').matchAll(/^(\w+) = ([\d.]+)$/gm)].map(([, key, value]) => [
      key!,
      Number(value),
    ]),
  )
  const article = archive('10')
  const [wear, parts, energy, room, hour] = figures(article, /^\|.*\| \**R\$ (\d,\d\d)\** \|$/gm).map(number)
  expect(wear! + parts!).toBeCloseTo(prices.maquina_por_hora!)
  expect(wear! + parts! + energy! + room!).toBeCloseTo(hour!)
  expect([find(article, /Energia: (\d,\d+) kW/) * 1000, find(article, /a R\$ (\d,\d+) por kWh/)]).toEqual([
    prices.potencia_watts,
    prices.energia_por_kwh,
  ])
  const text = project('custo-da-peca')
  const cost = prices.maquina_por_hora!.toFixed(2).replace('.', ',')
  expect(text).toContain(`A nossa: R$ ${cost} por hora`)
  expect(article).toContain(`R$ ${cost}`)
  expect(text).toContain(`ficam em ${prices.potencia_watts} W`)
  expect(find(text, /dividido por ([\d.]+) h/)).toBe(find(article, /em ([\d.]+) horas/))
  const said = (line: string) => find(text, new RegExp(`^  ${line} +R\\$ ([\\d,]+)$`, 'm'))
  expect(said('máquina')).toBeCloseTo(1.5 * prices.maquina_por_hora!)
  expect(said('energia')).toBeCloseTo((1.5 * prices.potencia_watts! * prices.energia_por_kwh!) / 1000, 2)
  expect(said('filamento') + said('energia') + said('máquina') + said('preparo')).toBeCloseTo(said('custo'))
})

test.each([
  ['the project', project('sensor-de-nivel')],
  ['the article', archive('04')],
])('in %s every charge is its current for its time, and their sum is the cycle', (_, text) => {
  const rows = [...text.matchAll(/^\| ([^|]*)\|(?:(.*)\|)? ([\d,]+) mC \|$/gm)]
  const charges = rows.map(([row, , , charge]) => {
    const [current, seconds] = [find(row, /([\d,]+) mA/), find(row, /([\d,]+) s/)]
    if (current && seconds) expect(number(charge)).toBeCloseTo(current * seconds, 2)
    return number(charge)
  })
  expect(charges.length).toBeGreaterThan(3)
  const [sum] = figures(text, /\*\*([\d,]+) mC\*\*/g).map(number)
  expect(charges.reduce((total, charge) => total + charge, 0)).toBeCloseTo(sum!, 2)
  expect(text).not.toContain('11,94')
})

test('as many copies are kept as the privacy notice says', () => {
  const { backups } = readSettings({})
  expect(archive('03')).toContain(`guardamos as ${backups} últimas`)
  expect(archive('03')).toContain(`>${backups} últimas<`)
  expect(archive('03')).not.toMatch(/semana(l|is)|mensa(l|is)/)
  expect(DEFAULTS.privacy.notice).toContain(`As ${backups} últimas`)
})

test('what is kept as evidence is what the privacy notice names', () => {
  expect(archive('05')).not.toMatch(/navegador/)
  expect(archive('05')).toContain('abreviado se for IPv6')
  expect(DEFAULTS.privacy.notice).toContain('abreviado se for IPv6')
})

test('the ant is told of once', () => {
  expect(archive('08')).toContain('formigueiro novo')
  expect(project('sensor-de-nivel')).toContain('[LoRa no sítio](/archive-view/8)')
  expect(project('sensor-de-nivel')).not.toContain('antena.')
})
