import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import { Report } from '#domains/analytics/contract.ts'
import { addDays, dayOf } from '#time.ts'
import { expectAccessible } from './accessible.ts'
import { type Answers, cutOff, hold } from './answers.ts'
import { focus, press } from './keys.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const today = dayOf(nowMs())
/** The days of a month, oldest first; of each as many views as it is days ago. */
const DAYS = [...Array(30).keys()].map((index) => ({
  dia: addDays(today, index - 29),
  views: 29 - index,
  visitors: 2,
}))
const daily = DAYS.toReversed().map(({ dia, views }) => ({ dia, total: String(views) }))
const totals = { views: 435, visitors: 60, likes: 3 }
const answers: Answers = {
  analytics: {
    resum: () => ({
      total: 435,
      monthly: [{ mes: today.slice(0, 7), total: '435' }],
      daily,
      weekly: daily.slice(0, 7).toReversed(),
    }),
    report: () => ({
      result: true,
      data: {
        ...sampleOf(Report),
        period: { from: DAYS[0]!.dia, to: today },
        totals,
        before: { from: addDays(today, -59), to: addDays(today, -30), totals },
        days: DAYS,
      },
    }),
  },
}
const report = () => page.getByRole('region', { name: 'Visitas do período' })
const fullDay = (day: string) => day.split('-').reverse().join('/')

test('of a period and a switch pressed at once, both count', async () => {
  const screen = await openScreen('/dashboard', { answers })
  const staff = page.getByRole('switch', { name: 'Contar as da equipe' })
  const week = report().getByRole('radio', { name: '7 dias' })
  await expect.element(week).toBeInTheDocument()
  for (const control of [staff, week]) (control.element() as HTMLElement).click()
  await expect.poll(() => location.search).toBe('?period=7&staff=out')
  await expect.element(week).toBeChecked()
  await expect.element(staff).not.toBeChecked()
  await expect
    .poll(() => screen.calls('analytics.report').at(-1))
    .toMatchObject({ staff: 'out', from: addDays(today, -6) })
})

test('the chart is read day by day by the pointer and by the keyboard, and in a table', async () => {
  await openScreen('/dashboard', { answers })
  const slider = page.getByRole('slider', { name: 'Dia do gráfico' })
  await expect.element(slider).toBeInTheDocument()
  focus(slider)
  await press('ArrowLeft')
  const said = `${fullDay(addDays(today, -1))}: 1 visita, 2 visitantes`
  await expect.element(slider).toHaveAttribute('aria-valuetext', said)
  await expect.element(report().getByRole('status')).toHaveTextContent(said)
  await press('Home')
  expect(slider.element().getAttribute('aria-valuetext')).toMatch(new RegExp(`^${fullDay(DAYS[0]!.dia)}: 29 `))
  slider.element().scrollIntoView({ block: 'center' })
  const { x, y, width } = slider.element().getBoundingClientRect()
  await commands.mouse([{ to: [x + width * (28.5 / 30), y + 60] }])
  await expect.element(report().getByRole('status')).toHaveTextContent(said)
  await report().getByText('Os números do gráfico').click()
  const numbers = page.getByRole('region', { name: 'Números do gráfico' }).getByRole('row')
  await expect.element(numbers.nth(2)).toMatchTextContent(new RegExp(fullDay(addDays(today, -1))))
  expect(numbers.elements()).toHaveLength(31)
})

test('a row limits the report to its visits, and the filter is removed by its button', async () => {
  const row = { name: 'google.com', value: 'google.com', views: 20 }
  const screen = await openScreen('/dashboard', {
    answers: {
      analytics: {
        ...answers.analytics,
        report: (input) => ({
          result: true,
          data: {
            ...sampleOf(Report),
            period: { from: input.from!, to: input.to! },
            filters: [
              ...(input.referrer ? [{ kind: 'referrer' as const, name: 'google.com' }] : []),
              ...(input.device ? [{ kind: 'device' as const, name: 'Celular' }] : []),
            ],
            devices: [{ name: 'Celular', value: 'mobile', views: 5 }],
            since: input.referrer ? DAYS[9]!.dia : null,
            totals: input.referrer ? { views: 20, visitors: 9, likes: null } : totals,
            before: { from: addDays(today, -59), to: addDays(today, -30), totals: input.referrer ? null : totals },
            days: DAYS,
            referrers: [row, { name: 'Outros', value: '', views: 2 }],
          },
        }),
      },
    },
  })
  const source = report().getByRole('button', { name: 'google.com', exact: true })
  await source.click()
  await expect.poll(() => location.search).toBe('?referrer=google.com')
  const remove = report().getByRole('button', { name: 'Remover o filtro Origem: google.com' })
  await expect.element(remove).toBeVisible()
  await expect.element(source).toHaveAttribute('aria-pressed', 'true')
  await expect.element(report().getByText(`Alcança os dias desde ${fullDay(DAYS[9]!.dia)}`)).toBeVisible()
  await expect.element(report().getByText('Curtidas', { exact: true })).not.toBeInTheDocument()
  const file = report().getByRole('link', { name: 'Exportar CSV' }).element().getAttribute('href')
  expect(file).toMatch(/[?&]referrer=google\.com$/)
  expect(screen.calls('analytics.report').at(-1)).toMatchObject({ referrer: 'google.com' })
  // What daily totals sum up without names is no filter.
  await expect.element(report().getByRole('button', { name: 'Outros' })).not.toBeInTheDocument()
  await expectAccessible()
  // The button that is pressed goes: by keyboard one goes on from the next filter's, and at last from the report.
  const phone = report().getByRole('button', { name: 'Celular', exact: true })
  await phone.click()
  await expect.element(phone).toHaveFocus()
  focus(remove)
  await press('Enter')
  await expect.poll(() => location.search).toBe('?device=mobile')
  const other = report().getByRole('button', { name: 'Remover o filtro Aparelho: Celular' })
  await expect.element(other).toHaveFocus()
  await press('Enter')
  await expect.element(report().getByRole('heading', { name: 'Visitas do período' })).toHaveFocus()
  await expect.poll(() => location.search).toBe('')
  await expect.element(remove).not.toBeInTheDocument()
  await expect.element(source).toHaveAttribute('aria-pressed', 'false')
})

test('[NAV-10] a dead server is said, and asked again on request', async () => {
  const dead: Answers = { analytics: { resum: cutOff, report: cutOff } }
  const screen = await openScreen('/dashboard', { answers: dead })
  await expect.element(page.getByRole('heading', { name: 'As visitas não vieram' })).toBeVisible()
  screen.answer(answers)
  const block = page.getByRole('region', { name: 'Visitas', exact: true })
  await block.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(block).toMatchTextContent(/Hoje/)
  await expect.element(report().getByRole('heading', { name: 'Artigos' })).toBeVisible()
})

test('who is on the site now is a number, and opened by its button or address the last half hour', async () => {
  const minutes = [...Array(30).keys()].map((index) => ({
    at: new Date(nowMs() - (29 - index) * 60_000).toISOString(),
    views: index === 29 ? 2 : 0,
  }))
  const opened = { kind: 'archive' as const, name: 'Solda fria', value: '7', views: 2 }
  const none = { visitors: 0, minutes: [], reading: [], pages: [], referrers: [], devices: [] }
  const quiet = () => ({ result: true as const, data: none })
  const screen = await openScreen('/dashboard?now=true', {
    answers: { analytics: { ...answers.analytics, now: quiet } },
    viewport: { width: 360, height: 800 },
  })
  const part = page.getByRole('region', { name: 'Agora', exact: true })
  await expect.element(part).toMatchTextContent(/0 agora no site.*Ninguém abriu uma página nos últimos 30 minutos/)
  screen.answer({
    analytics: {
      now: () => ({ result: true, data: { ...none, visitors: 2, minutes, reading: [opened], pages: [opened] } }),
    },
  })
  await page.getByRole('switch', { name: 'Contar as da equipe' }).click()
  await expect.element(part).toMatchTextContent(/2 agora no site/)
  expect(screen.calls('analytics.now').at(-1)).toEqual({ staff: 'out' })
  await expect.element(part.getByRole('region', { name: 'Sendo lidas agora' })).toMatchTextContent(/Solda fria2/)
  await expect
    .element(part.getByRole('slider'))
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/: 2 visitas$/))
  await expectAccessible()
  await part.getByRole('button', { name: 'Últimos 30 minutos' }).click()
  await expect.poll(() => location.search).toBe('?staff=out')
  await expect.element(part.getByRole('slider')).not.toBeInTheDocument()
})

test('axe has nothing to say of the visits on a phone', async () => {
  await openScreen('/dashboard', { answers, viewport: { width: 360, height: 800 } })
  await expect.element(report().getByRole('heading', { name: 'Aparelhos' })).toBeVisible()
  await report().getByText('Os números do gráfico').click()
  await expectAccessible()
})

test('other staff see nothing of the visits', async () => {
  const screen = await openScreen('/dashboard', { as: 'staff' })
  const links = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')
  await expect.element(links.first()).toBeVisible()
  await screen.quiet()
  await expect.element(page.getByText('Visitas no total')).not.toBeInTheDocument()
  expect(screen.calls('analytics.resum')).toEqual([])
})

test('what stands below the visits comes with their first answers, and no later call takes it away', async () => {
  const first = hold(answers.analytics!.report!)
  const screen = await openScreen('/dashboard', {
    answers: { analytics: { ...answers.analytics, report: first.answer } },
  })
  const below = page.getByRole('link', { name: 'Enviar um log ou ligar uma máquina' })
  await expect.element(report()).toBeVisible()
  // An answer that does not come holds it for a moment only.
  await expect.element(below).toBeVisible()
  first.letGo()
  await expect.element(report().getByRole('status').first()).toBeInTheDocument()
  const later = hold(answers.analytics!.report!)
  screen.answer({ analytics: { report: later.answer } })
  await report().getByText('7 dias').click()
  await expect.poll(() => screen.calls('analytics.report').length).toBe(2)
  await expect.element(below).toBeVisible()
  later.letGo()
})
