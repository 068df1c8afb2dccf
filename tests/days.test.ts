import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#domains/contract.ts'
import { startApp } from './app.ts'
import { addEvent } from './calendar.ts'
import { addBudget, addLineTasks, addProject } from './factories.ts'
import { addReport } from './finance.ts'
import { recordAcceptance } from './quotes.ts'
import { addSold, orderOf, setPixKey } from './sales.ts'

/** 22:00 in São Paulo on the last day of a year: in UTC it is the next day, month and year. */
const LATE = new Date('2027-01-01T01:00:00.000Z')
/** The last instant of that day, and the first of the next. */
const LAST = new Date('2027-01-01T02:59:59.999Z')
const NEXT = new Date('2027-01-01T03:00:00.000Z')
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }

const app = startApp()
const get = async (path: string) => (await app.people.admin.get(`/api/v1${path}`)).body
const post = async (path: string, input: object = {}) => (await app.people.admin.post(`/api/v1${path}`, input)).body
const textOf = async (path: string) => (await app.people.admin.fetch(`/api/v1${path}`)).text()

interface DayField {
  path: string
  field: string
  isOptional: boolean
}
type Schema = { safeParse(value: unknown): { success: boolean }; shape?: Record<string, Schema> }

/** The fields of all calls that take a day, a month or a year. */
function* dayFields(part: AnyContractRouter): Generator<DayField> {
  if (!isContractProcedure(part)) for (const inner of Object.values(part)) yield* dayFields(inner)
  else {
    const { route, inputSchema } = part['~orpc']
    const input = inputSchema as Schema | undefined
    const shape = input?.shape?.query?.shape ?? input?.shape ?? {}
    for (const [field, schema] of Object.entries(shape)) {
      const takes = (value: unknown) => schema.safeParse(value).success
      const isDay = takes('2026-11-30') || takes('2026-11') || (/year|ano/.test(field) && takes(2026))
      if (isDay && !takes('um texto')) yield { path: route.path ?? '', field, isOptional: takes(undefined) }
    }
  }
}
const fields = [...dayFields(contract)]

describe('at 22:00 in São Paulo it is still the same day', () => {
  beforeAll(() => app.clock.set(LATE))

  /** What each call takes where its day, month or year is left out; by path and field. */
  const DEFAULTS: Record<string, () => Promise<unknown>> = {
    '/analytics/report to': async () => (await get('/analytics/report')).data.period.to,
    '/analytics/report from': async () =>
      (await get('/analytics/report?to=2026-12-31')).data.period.from.replace(/^2026-12-\d\d$/, '2026-12-31'),
    '/finance/report/listReportsMonth date': async () => {
      await addReport(app.people.admin, { description: 'Do mês', date: '2026-12-15' })
      const { data } = await post('/finance/report/listReportsMonth')
      return data[0]?.date.replace(/-15$/, '-31')
    },
    '/finance/year year': async () => {
      const { data } = await get('/finance/year')
      return `${data.year}-12-31`
    },
    '/finance/bill/pay paid_on': async () => {
      const bill = { description: 'Luz', amount: '10', category: 'Luz', type: 'despesa', due: '2026-12-31' }
      const { id } = (await post('/finance/bill/new', bill)).data
      await post('/finance/bill/pay', { kind: 'bill', id })
      return (await get('/finance/bills/paid')).data[0].paid_on
    },
  }
  /** Fields that are left out for another reason than today: a filter that is off, a change that leaves it as it is. */
  const NO_DEFAULT: Record<string, string> = {
    '/analytics/report.csv from': 'as /analytics/report, by the same function',
    '/analytics/report.csv to': 'as /analytics/report, by the same function',
    '/list-archive tag': 'no day, though it refuses what is not written as a tag’s address',
    '/new-archive date': 'a text of the author’s',
    '/update-item-archive date': 'left as it is',
    '/budget/search month': 'all months',
    '/budget/csv month': 'all months',
    '/new-project date_project_init': 'none',
    '/new-project date_project_end': 'none',
    '/update-project date_project_init': 'left as it is',
    '/update-project date_project_end': 'left as it is',
    '/order/list month': 'all months',
    '/order/csv month': 'all months',
    '/screen-time date': 'the newest day with lines',
    '/screen-time/days month': 'that of the newest day with lines',
    '/security-log from': 'without a limit',
    '/security-log to': 'without a limit',
    '/security-log/csv from': 'without a limit',
    '/security-log/csv to': 'without a limit',
    '/finance/report/update date': 'left as it is',
    '/finance/account/new opening_day': 'before the first entry',
    '/finance/account/update opening_day': 'left as it is',
    '/finance/report/search from': 'without a limit',
    '/finance/report/search to': 'without a limit',
    '/finance/bill/update due': 'left as it is',
    '/finance/repeat/update last_day': 'left as it is',
    '/finance/repeat/new last_day': 'it goes on',
    '/line-task-change meta': 'left as it is',
    '/deleteEvent occurrence': 'the event itself',
    '/calendar/event occurrence': 'the event itself',
    '/calendar/restore occurrence': 'the event itself',
    '/booking/visit month': 'that of the first free hour',
    '/booking/visit day': 'the first with a free hour',
    '/booking/visit/booked month': 'that of the first free hour',
    '/booking/visit/booked day': 'the first with a free hour',
  }
  test('every call that has a default day is proven here, or has none', () => {
    const optional = fields.filter(({ isOptional }) => isOptional).map(({ path, field }) => `${path} ${field}`)
    const unknown = optional.filter((name) => !(name in DEFAULTS) && !(name in NO_DEFAULT))
    expect(unknown).toEqual([])
  })
  test.each(Object.entries(DEFAULTS))('%s', async (_, read) => {
    expect(await read()).toBe('2026-12-31')
  })

  test('in what orders and quotes write into the ledger, by hand or by themselves', async () => {
    const { admin } = app.people
    const id = await addBudget(admin, { items: [{ description: 'Placa', total: 10 }], deadline: '2027-02-01' })
    const { installments } = (await recordAcceptance(admin, id)).body.data
    await post('/finance/bill/pay', { kind: 'installment', id: installments[0].id })
    const order = orderOf(await addSold(app))
    await setPixKey(app)
    await app.people.visitor.post('/api/v1/sale/order', order)
    await app.people.visitor.post('/api/v1/sale/pay', { token_sale: order.token_sale, means: 'pix' })
    const { data: open } = await get('/finance/bills')
    const due = open.find(({ kind }: { kind: string }) => kind === 'order')
    await post('/finance/bill/pay', { kind: 'order', id: due.id })
    await post('/order/refund', { id: due.id, note: 'Desistiu' })
    const { rows } = await app.pool.query<{ day: string; description: string }>(
      `select date::text as day, description from finance_reports where description ~ 'Pedido|Orçamento' order by id`,
    )
    expect(rows.map(({ day }) => day)).toEqual(['2026-12-31', '2026-12-31', '2026-12-31'])
  })

  test('in what is due: the bill of today is of today, and not late', async () => {
    const bill = { description: 'De hoje', amount: '10', category: 'Luz', type: 'despesa', due: '2026-12-31' }
    const { id } = (await post('/finance/bill/new', bill)).data
    const { data } = await get('/finance/bills')
    expect(data.find((one: { id: number; kind: string }) => one.kind === 'bill' && one.id === id).when).toBe('today')
  })
})

describe('what happens at the last instant of a period’s last day belongs to it, what comes next does not', () => {
  const DAY = 'from=2026-12-31&to=2026-12-31'
  let account: number
  beforeAll(async () => {
    const { admin, visitor } = app.people
    const line = await addProject(app)
    await addLineTasks(app, line, 1)
    const [task] = (await get('/hours/tasks')).data
    account = (await post('/finance/account/new', { name: 'Banco' })).data.id
    for (const [at, name] of [
      [LAST, 'ultimo'],
      [NEXT, 'seguinte'],
    ] as const) {
      app.clock.set(at)
      const date = at === LAST ? '2026-12-31' : '2027-01-01'
      await visitor.post('/api/v1/sale/order', { ...orderOf(await addSold(app)), name })
      await visitor.post('/api/v1/analytics', { analytics: 'page', page: 'home', utm_campaign: name }, FIREFOX)
      await app.pool.query(`insert into security_log (at, event, detail) values ($1, 'export', $2)`, [at, name])
      await addReport(admin, { description: name, date, account_id: account })
      const [start, end] = at === LAST ? ['T23:58', 'T23:59'] : ['T00:00', 'T00:30']
      await addEvent(admin, { title: name, start_date: `${date}${start}`, end_date: `${date}${end}` })
      const clock = at === LAST ? '23-59-59' : '00-00-00'
      await admin.fetch('/api/v1/screen-time/upload', { method: 'POST', body: `${date}_${clock} | ${name}` })
      await post('/hours/set', { task: task.task, day: date, minutes: 30, note: name })
      await addBudget(admin, { client: name, project_name: name, deadline: date, budget_validity: date })
    }
    await app.pool.query(`update budgets set state = 'sent' where client in ('ultimo', 'seguinte')`)
    app.clock.set(new Date('2027-01-02T15:00:00Z'))
  })

  const placed = async (from: string, to: string) => (await get(`/order/counts?from=${from}&to=${to}`)).data.placed
  /** What each call with a period answers for that day, or the month that ends with it; by path. */
  const PERIODS: Record<string, () => Promise<string>> = {
    '/analytics/report': () => textOf(`/analytics/report?${DAY}`),
    '/analytics/report.csv': () => textOf(`/analytics/report.csv?${DAY}`),
    '/calendar/events': () => textOf(`/calendar/events?${DAY}`),
    '/calendar/dates': () => textOf(`/calendar/dates?${DAY}&layers[]=quotes`),
    '/order/counts': async () => {
      const [day, both] = [await placed('2026-12-31', '2026-12-31'), await placed('2026-12-31', '2027-01-01')]
      return both - day === 1 ? 'ultimo' : `${day} and ${both}`
    },
    '/security-log': () => textOf(`/security-log?${DAY}`),
    '/security-log/csv': () => textOf(`/security-log/csv?${DAY}`),
    '/finance/report/search': () => textOf(`/finance/report/search?${DAY}`),
    '/order/list': async () => JSON.stringify(await post('/order/list', { month: '2026-12' })),
    '/order/csv': () => textOf('/order/csv?month=2026-12'),
    '/budget/search': () => textOf('/budget/search?month=2026-12'),
    '/budget/csv': () => textOf('/budget/csv?month=2026-12'),
    '/screen-time/days': async () => {
      const { days } = (await get('/screen-time/days?month=2026-12')).data
      return days.join() === '2026-12-31' ? 'ultimo' : days.join()
    },
    '/hours/csv': () => textOf(`/hours/csv?${DAY}`),
    '/finance/account/course': () => textOf(`/finance/account/course?id=${account}&${DAY}`),
    '/finance/report/csv': () => textOf('/finance/report/csv?month=2026-12'),
    '/finance/report/listReportsMonth': async () =>
      JSON.stringify(await post('/finance/report/listReportsMonth', { date: '2026-12' })),
  }
  /** Calls with such fields that take no period, or are proven by another. */
  const OTHERS: Record<string, string> = {
    '/booking/visit': 'the month whose days are shown',
    '/booking/visit/booked': 'the month whose days are shown',
    '/finance/report/zip': 'the table of /finance/report/csv, with the receipts of the same rows',
  }
  test('every call with a period is proven here', () => {
    const ofPeriods = fields.filter(
      ({ path, field }) =>
        field === 'month' || (field === 'to' && fields.some((one) => one.path === path && one.field === 'from')),
    )
    const unproven = ofPeriods.map(({ path }) => path).filter((path) => !(path in PERIODS) && !(path in OTHERS))
    expect(unproven).toEqual([])
  })
  test.each(Object.entries(PERIODS))('%s', async (_, read) => {
    const answer = await read()
    expect(answer).toContain('ultimo')
    expect(answer).not.toContain('seguinte')
  })
})
