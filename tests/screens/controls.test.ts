import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emulate, openScreen } from './screen.tsx'
import { siteWith } from './site-sections.ts'

/** Whether an edge is drawn around an element: a border or an outline on every side, in a colour other than the ground's. */
function hasEdge(node: Element) {
  const style = getComputedStyle(node)
  const ground = getComputedStyle(document.documentElement).backgroundColor
  const isDrawn = (name: 'outline' | `border-${'top' | 'right' | 'bottom' | 'left'}`) =>
    style.getPropertyValue(`${name}-style`) !== 'none' &&
    Number.parseFloat(style.getPropertyValue(`${name}-width`)) >= 1 &&
    style.getPropertyValue(`${name}-color`) !== ground
  return isDrawn('outline') || (['top', 'right', 'bottom', 'left'] as const).every((side) => isDrawn(`border-${side}`))
}

/** The first element of the main part that fits a selector. */
const part = (selector: string) => document.querySelector(`main ${selector}`)!

test('forced colours leave an edge to every kind of control', async () => {
  await emulate({ forcedColors: 'active' })
  const screen = await openScreen('/dashboard/calendar', { filled: true })
  await expect.element(page.getByRole('switch', { name: 'Evento o dia todo' })).toBeInTheDocument()
  const seen = ['.mantine-Switch-track', '.mantine-Switch-thumb', '.mantine-SegmentedControl-root']
  for (const one of [...seen, '.mantine-SegmentedControl-indicator', '.mantine-ActionIcon-root'])
    await expect.poll(() => hasEdge(part(one)), { message: one }).toBe(true)
  await expect.poll(() => hasEdge(page.getByRole('button', { name: 'Save Event' }).element())).toBe(true)
  const link = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Calendário' })
  await expect.element(link).toBeVisible()
  await expect.poll(() => hasEdge(link.element())).toBe(true)
  await screen.go('/dashboard/production-line/backlog/1')
  await expect.poll(() => part('.mantine-Chip-label')).not.toBeNull()
  expect(hasEdge(part('.mantine-Chip-label'))).toBe(true)
})

test('forced colours leave an edge to a public page’s buttons', async () => {
  await emulate({ forcedColors: 'active' })
  await openScreen('/contact', { as: 'visitor' })
  await expect.element(page.getByRole('button', { name: 'Enviar' })).toBeVisible()
  expect(hasEdge(page.getByRole('button', { name: 'Enviar' }).element())).toBe(true)
})

/** Of every box, round, switch, chip and segment of the page the sides in CSS pixels of what is pressed, by its name. */
function findTargets() {
  const inputs = document.querySelectorAll<HTMLInputElement>('input:is([type=checkbox], [type=radio])')
  return [...inputs].map((input) => {
    // Mantine's switches, chips and segments are pressed by the label that stands for the input, which is not seen.
    const isSeen = getComputedStyle(input).opacity === '1'
    const shown = isSeen
      ? (input.closest('label') ?? input)
      : (input.parentElement!.querySelector('.mantine-Switch-track') ?? input.labels![0]!)
    const { width, height } = shown.getBoundingClientRect()
    return { name: input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent ?? '', width, height }
  })
}

for (const path of [
  '/dashboard/calendar',
  '/dashboard/production-line/backlog/1',
  '/dashboard/messages',
  '/dashboard/people',
  '/dashboard/create-edit-projects',
  '/dashboard/profile',
  '/dashboard/site',
])
  test(`${path} has no box, round or switch that is smaller than a finger finds`, async () => {
    await openScreen(path, { filled: true, answers: siteWith().answers })
    await expect.poll(() => findTargets().length).toBeGreaterThan(0)
    expect(findTargets().filter(({ width, height }) => width < 24 || height < 24)).toEqual([])
  })
