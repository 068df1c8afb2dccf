import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { contrast } from '#tests/contrast.ts'
import { focus, press } from './keys.ts'
import { emulate, openScreen } from './screen.tsx'

/** The ring of an element, once it stands. */
const ringOf = (element: Element) => {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
  return outlineStyle === 'none' ? 'none' : `${outlineWidth} ${outlineColor}`
}
const hex = (colour: string) =>
  `#${[...colour.matchAll(/\d+/g)].map(([part]) => Number(part).toString(16).padStart(2, '0')).join('')}`

/** Expects a ring around `shown` while `control` has the focus by key: 2 px, seen on the ground of every screen. */
async function expectRing(control: Locator, shown: () => Element = () => control.element()) {
  await expect.element(control).toBeInTheDocument()
  expect(ringOf(shown())).toBe('none')
  await press('Shift')
  focus(control)
  const ground = getComputedStyle(document.body).backgroundColor
  await expect.poll(() => ringOf(shown())).toMatch(/^2px rgb/)
  expect(contrast(hex(ringOf(shown()).slice(4)), hex(ground))).toBeGreaterThanOrEqual(3)
  ;(control.element() as HTMLElement).blur()
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in the ${colorScheme} a field has a clear ring, also a wrong one`, async () => {
    await emulate({ colorScheme })
    await openScreen('/dashboard/create-archive')
    const title = page.getByLabelText('Título').first()
    await expectRing(title)
    await page.getByRole('button', { name: 'Publicar', exact: true }).click()
    await expect.element(title).toBeInvalid()
    ;(document.activeElement as HTMLElement).blur()
    await expectRing(title)
  })

  test(`in the ${colorScheme} switches and segments have it too`, async () => {
    await emulate({ colorScheme })
    await openScreen('/dashboard/calendar', { filled: true })
    const toggle = page.getByRole('switch', { name: 'Evento o dia todo' })
    await expectRing(toggle, () => toggle.element().parentElement!.querySelector('.mantine-Switch-track')!)
    const segment = page.getByRole('main').getByRole('radio').first()
    await expectRing(segment, () => segment.element().nextElementSibling!)
  })
}

test('the heading of a page that a key has led to is ringed, and not one that was pressed', async () => {
  const screen = await openScreen('/dashboard/archive')
  const heading = () => page.getByRole('heading', { level: 1 }).element()
  await press('Shift')
  await screen.go('/dashboard/clients')
  await expect.element(page.getByRole('main')).toHaveFocus()
  expect(ringOf(heading())).toMatch(/^2px/)
})
