import { beforeEach, expect, test } from 'vitest'
import { cashCurve } from '#domains/finance/cash.ts'
import { fromDecimal } from '#money.ts'
import { startApp } from '#tests/app.ts'
import { readStatement } from '#tests/finance.ts'
import { addDays, dayOf, daysBetween, lastOfMonth } from '#time.ts'

const app = startApp()
beforeEach(() => app.people.admin.post('/api/v1/demo/remove'))
const get = async (path: string) => (await app.people.admin.get(`/api/v1/${path}`)).body.data
const today = () => dayOf(app.clock.now())

/** Days on which the demonstration may begin: the end of a year, 29 February, and one like any other. */
const DAYS = ['2026-12-31', '2028-02-29', '2028-05-15']

interface Parcela {
  due: string
  source: string
  promised: string | null
  usually: number | null
}

test.each(DAYS)(
  'begun on %s it has the same projects, late parcelas and habits, and a balance above zero',
  async (day) => {
    app.clock.set(new Date(`${day}T15:00:00Z`))
    for (const { demo } of app.domains) await demo?.seed(app)

    const cash = await get('finance/cash?id_user=0')
    const parcelas: Parcela[] = cash.planned.filter(({ source }: Parcela) => source === 'installment')
    expect(
      parcelas.map(({ due, promised, usually }) => [
        daysBetween(today(), due),
        promised && daysBetween(today(), promised),
        usually,
      ]),
    ).toEqual([
      [-33, null, null],
      [-14, 6, null],
      [11, null, null],
      [14, null, 5],
      [16, null, null],
    ])
    const curve = cashCurve(
      cash.today,
      fromDecimal(cash.opening)!,
      cash.planned.map((one: Parcela & { amount: string }) => ({
        ...one,
        amount: fromDecimal(one.amount)!,
        usually: 0,
      })),
    )
    expect(curve.lowest.balance).toBeGreaterThan(0)
    expect(curve.lowest.day > today()).toBe(true)
    expect(curve.left_out).toHaveLength(1)

    const margins = await get('margins')
    const of = (name: string) => margins.find((row: { name: string }) => row.name === name)
    expect(of('Painel da irrigação')).toMatchObject({
      ...{ quoted: 2_560_000, received: 2_048_000, unknown_minutes: 0, planned_cost: 1_275_000 },
      ...{ hours_cost: 983_125, expenses: 149_870, end: { charged: 2_560_000, cost: 1_338_995 } },
    })
    expect(of('Estação da horta: sonda e caixa')).toMatchObject({ expenses: 21_440, planned: null })
    const [oven] = (await get('margins?closed=true')).filter((row: { line: number | null }) => row.line !== null)
    expect(oven).toMatchObject({
      name: 'Controle de fornadas',
      quoted: 764_000,
      planned: { cost: 407_000 },
      end: { cost: 426_615 },
    })

    const [statement] = await get('finance/imports')
    const month = lastOfMonth(today(), -1).slice(0, 7)
    expect(statement).toMatchObject({ file_name: `extrato-${month}.ofx`, known: 0, size: expect.any(Number) })
    expect(statement.added).toBeGreaterThan(10)
    const inbox = (await app.people.admin.get('/api/v1/finance/receipts')).body
    expect(inbox.lacking).toMatchObject([{ description: 'Reparo da fresadora', date: addDays(today(), -88) }])
    expect((await app.people.admin.post('/api/v1/demo/remove')).status).toBe(200)
    for (const table of [
      'finance_reports',
      'finance_imports',
      'finance_attachments',
      'task_hours',
      'hour_rates',
      'budgets',
    ])
      expect((await app.pool.query(`select from ${table}`)).rowCount, table).toBe(0)
    expect((await app.pool.query('select from production_lines')).rowCount).toBe(0)
  },
)

test('the statement of last month, read again, doubles nothing', async () => {
  for (const { demo } of app.domains) await demo?.seed(app)
  const [{ id, added }] = await get('finance/imports')
  const file = await app.people.admin.fetch(`/api/v1/finance/import/get-file?id=${id}`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { counts } = await readStatement(app.people.admin, '/preview', bytes)
  expect(counts).toEqual({ new: 0, known: added, doubtful: 0 })
})
