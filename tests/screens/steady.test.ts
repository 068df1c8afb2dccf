import type { AnyContractProcedure } from '@orpc/contract'
import { expect, onTestFinished, test } from 'vitest'
import { contract } from '#domains/contract.ts'
import { HELD_AT_MOST } from '#ui/workbench/held.tsx'
import { FRAME_CALLS } from './frame.ts'
import { plainAnswer } from './plain-answer.ts'
import { openScreen } from './screen.tsx'
import { SCREENS } from './screens.ts'

/** What one presses or types in, in the page's own content. */
const CONTROLS = ':is(button, input, select, textarea, a.mantine-Button-root):not([hidden], [type="hidden"], :disabled)'

const callOf = (name: string) =>
  name
    .split('.')
    .reduce((part: object, key) => (part as Record<string, object>)[key]!, contract) as AnyContractProcedure

/** What a screen changes or cannot be shown with a sample is not answered: it stays as it was. */
function answer(name: string) {
  try {
    return plainAnswer(callOf(name), true)
  } catch {
    return new Promise(() => undefined)
  }
}

/** Calls that wait, each until it is let go by its name. */
function holdEach() {
  const waiting: string[] = []
  const gates = new Map<string, PromiseWithResolvers<void>>()
  return {
    otherwise: (name: string) =>
      FRAME_CALLS.includes(name)
        ? undefined
        : async () => {
            let gate = gates.get(name)
            if (!gate) {
              gate = Promise.withResolvers()
              gates.set(name, gate)
              waiting.push(name)
            }
            await gate.promise
            return answer(name)
          },
    /** Lets the call go that was asked last, which tends to be lowest on the screen. */
    letGo() {
      const name = waiting.pop()
      if (name) gates.get(name)!.resolve()
      return name
    },
  }
}

/** What is held waits for its answers alone: a slow machine would let it go before they are all there. */
function holdOn() {
  const { setTimeout } = window
  const withoutEnd = (handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
    delay === HELD_AT_MOST ? 0 : setTimeout(handler, delay, ...rest)
  window.setTimeout = withoutEnd as typeof setTimeout
  // After `reset`, which puts back what was there when the screen was opened.
  onTestFinished(() => {
    window.setTimeout = setTimeout
  })
}

/** Until what an answer has changed is drawn. */
async function drawn() {
  for (let frame = 0; frame < 8; frame++) await new Promise(requestAnimationFrame)
}

const controls = () =>
  [...document.querySelectorAll<HTMLElement>(`main ${CONTROLS}`)].flatMap((element) => {
    const { top, height } = element.getBoundingClientRect()
    return height > 0 && getComputedStyle(element).visibility === 'visible' ? [{ element, top }] : []
  })

const nameOf = (element: HTMLElement) =>
  element.getAttribute('aria-label') ??
  (element.textContent || element.closest('label, div')?.textContent || element.tagName)

/** The rest of the workbench. */
const OTHERS = [
  ...[
    '/budget-catalog',
    '/budget-templates',
    '/hours',
    '/bookings',
    '/newsletter',
    '/modules',
    '/production-line/mine',
  ],
  ...['/financial-report/receipts', '/financial-report/cash', '/financial-report/margin'],
].map((path) => `/dashboard${path}`)

/** Those that no sample can show, and that have no form. */
const BARE = ['/dashboard/budget-printer?id=7', '/dashboard/financial-report/cash']

test.each([...SCREENS, ...OTHERS].filter((path) => !BARE.includes(path)))(
  '%s: nothing that is there moves from under the pointer as the rest comes',
  async (path) => {
    holdOn()
    const held = holdEach()
    await openScreen(path, { filled: true, otherwise: held.otherwise })
    const moved: string[] = []
    await drawn()
    for (let name = held.letGo(), before = controls(); name; name = held.letGo(), before = controls()) {
      await drawn()
      for (const { element, top } of before) {
        const by = element.isConnected && element.offsetParent ? element.getBoundingClientRect().top - top : 0
        if (Math.abs(by) > 1) moved.push(`${name} moves ${nameOf(element).slice(0, 40)} by ${Math.round(by)}`)
      }
    }
    expect(moved).toEqual([])
  },
)
