import type { Choices } from './choices.ts'
import { readStored, removeStored, storedKeys } from './storage.ts'

const isOn = (text: string) => text === 'true'

/**
 * The choices that an earlier release left in this browser, for whoever used it, under these keys; each with how it was
 * written there.
 */
const FORMER: readonly (readonly [key: string, name: keyof Choices, read: (text: string) => unknown])[] = [
  ['budgets-whole-team', 'budgets_whole_team', isOn],
  ['finance-whole-team', 'finance_whole_team', isOn],
  ['lines-whole-team', 'lines_whole_team', isOn],
  ['projects-whole-team', 'projects_whole_team', isOn],
  ['lines-mine', 'lines_mine', isOn],
  ['budgets-brazilian', 'budgets_brazilian', isOn],
  ['workbench-side', 'menu_folded', isOn],
  ['board-folded', 'board_folded', (text) => text.split(' ').filter(Boolean)],
  ['calendar-layers', 'calendar_overlays', (text) => text.split(',').filter(Boolean)],
  ['calendar-hidden-tags', 'calendar_hidden_tags', (text) => text.split(',').filter(Boolean).map(Number)],
  ['board-keys', 'board_keys', isOn],
  ['calendar-keys', 'calendar_keys', isOn],
  ['message-keys', 'message_keys', isOn],
  ['manual-key', 'manual_key', isOn],
]

/** Those of the menu's groups: the label stands in the key. */
const GROUP = 'side-'

/** Takes out of the browser what an earlier release left there. */
export function takeFormerChoices(): Choices {
  const choices: Record<string, unknown> = {}
  for (const [key, name, read] of FORMER) {
    const text = readStored(key)
    if (text === null) continue
    removeStored(key)
    choices[name] = read(text)
  }
  const groups = storedKeys(GROUP)
  if (groups.length > 0) {
    const open = groups.filter((key) => isOn(readStored(key) ?? ''))
    choices.menu_groups = open.map((key) => key.slice(GROUP.length))
    for (const key of groups) removeStored(key)
  }
  return choices
}
