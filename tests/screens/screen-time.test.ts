import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Machine, ScreenTime } from '#domains/screen-time/contract.ts'
import { expectAccessible } from './accessible.ts'
import { cutOff, hold } from './answers.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const SCREEN = '/dashboard/screen-time'

/** The sample's day, as screen-time.test.ts of the domain finds it. */
const SAMPLE = sampleOf(ScreenTime, {
  ...{ sample: true, empty: true, lines: 631, per_hour: 28, pause: 0 },
  chart: Array.from({ length: 24 }, (_, hour) => ({ hour: String(hour).padStart(2, '0'), height: (hour * 7) % 61 })),
  items: Array.from({ length: 12 }, (_, at) => ({
    name_software: `Programa ${at}`,
    value: '01:02:03',
    image: '/um.svg',
  })),
})
const sample = { screenTime: { day: () => ({ result: true as const, data: SAMPLE }) } }
const bars = () => page.getByRole('list', { name: 'Minutos de uso em cada hora do dia' }).getByRole('listitem')

test('[SCR-01] the built-in sample has its headline and is marked', async () => {
  await openScreen(SCREEN, { as: 'staff', answers: sample })
  for (const text of ['631', 'Cerca de 28 por hora', 'Exemplo'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
})

test('[SCR-02] there are 24 bars, 00 to 23, each as high as the hour’s minutes', async () => {
  await openScreen(SCREEN, { as: 'staff', answers: sample })
  await expect.poll(() => bars().elements()).toHaveLength(24)
  const measured = bars()
    .elements()
    .map((item) => {
      const track = item.querySelector('span')!
      return {
        told: item.querySelector('.hidden')!.textContent,
        hour: item.querySelector('small')!.textContent,
        height: Math.round((track.firstElementChild!.clientHeight / track.clientHeight) * 60),
      }
    })
  for (const [at, { hour, height }] of SAMPLE.chart.entries()) {
    expect(measured[at]).toMatchObject({ hour, told: `${hour} h: ${height} min` })
    expect(Math.abs(measured[at]!.height - height), hour).toBeLessThanOrEqual(1)
  }
})

test('where the server does not answer, the screen says so and tries again', async () => {
  const screen = await openScreen(SCREEN, { as: 'staff', answers: { screenTime: { day: cutOff } } })
  await expect.element(page.getByRole('heading', { name: 'O tempo de tela não veio' })).toBeVisible()
  screen.answer(sample)
  await page.getByRole('button', { name: 'Tentar de novo' }).first().click()
  await expect.element(page.getByText('631', { exact: true })).toBeVisible()
})

test('the calendar asks for the days of the month that it shows, and goes no further than the first day with lines', async () => {
  const days = (month = '2026-11') => (month === '2026-11' ? ['2026-11-20'] : month === '2026-10' ? ['2026-10-07'] : [])
  const day = (date = '2026-11-20') => ({
    ...SAMPLE,
    sample: false,
    empty: false,
    date,
    previous: '2026-10-07',
    next: null,
  })
  const screen = await openScreen(SCREEN, {
    answers: {
      screenTime: {
        day: ({ date }) => ({ result: true, data: day(date) }),
        days: ({ month }) => ({
          result: true,
          data: { days: days(month), first: '2026-10-07', last: '2026-11-20' },
        }),
      },
    },
  })
  const chosen = page.getByRole('button', { name: /^Dia \d/ })
  await chosen.click()
  await expect.element(page.getByRole('button', { name: '19 novembro 2026', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Mês anterior' }).click()
  await expect.element(page.getByRole('button', { name: 'Mês anterior' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: '8 outubro 2026', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: '7 outubro 2026', exact: true }).click()
  await expect.element(chosen).toHaveTextContent('07/10/2026')
  expect(screen.calls('screenTime.days')).toEqual([{ month: '2026-11' }, { month: '2026-10' }])
})

test('in a narrow window everything fits and is accessible', async () => {
  await openScreen(SCREEN, { as: 'staff', answers: sample, viewport: { width: 360, height: 740 } })
  await expect.element(page.getByText('631', { exact: true })).toBeVisible()
  await expectAccessible()
})

const MACHINE = sampleOf(Machine, { name: 'Duas vezes' })

test("'Criar token' pressed twice makes one machine", async () => {
  const { answer, letGo } = hold(() => ({ result: true as const, data: { ...MACHINE, token: 'vst_abc' } }))
  const screen = await openScreen(SCREEN, { answers: { screenTime: { addMachine: answer } } })
  await page.getByLabelText('Nome da máquina').fill('Duas vezes')
  // In one turn of the browser, before anything is drawn.
  const button = page.getByRole('button', { name: 'Criar token' }).element() as HTMLElement
  for (let press = 0; press < 2; press++) button.click()
  letGo()
  await expect.element(page.getByLabelText('Token novo')).toBeVisible()
  expect(screen.calls('screenTime.addMachine')).toHaveLength(1)
})
