import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readStored } from '#client/storage/storage.ts'
import { type Answers, hold, refuse } from './answers.ts'
import { frameAnswers, PEOPLE } from './frame.ts'
import { openScreen } from './screen.tsx'

const PROJECTS = '/dashboard/projects'

/** As the server counts: an answer with a lower counter than the last change is outdated. */
let counter = 1000

/** The session of the admin, who has chosen that. */
const sessionWith = (values: object): Answers => ({
  accounts: {
    session: async () => ({
      ...(await frameAnswers('admin').accounts!.session!(undefined)),
      choices: { counter: ++counter, values },
    }),
  },
})

const taken = (): Answers => ({
  accounts: { profile: { choose: () => ({ result: true as const, data: { counter: ++counter } }) } },
})

const team = () => page.getByRole('switch', { name: 'Toda a equipe' })
const press = async () => {
  await expect.element(team()).toBeVisible()
  ;(team().element() as HTMLElement).click()
}

test('what was chosen on another device is chosen here', async () => {
  await openScreen(PROJECTS, { answers: sessionWith({ projects_whole_team: true }) })
  await expect.element(team()).toBeChecked()
})

test('a choice shows at once, and is sent', async () => {
  const { answer, letGo } = hold(() => ({ result: true as const, data: { counter: ++counter } }))
  const screen = await openScreen(PROJECTS, { answers: sessionWith({ projects_whole_team: true }) })
  screen.answer({ accounts: { profile: { choose: answer } } })
  await press()
  await expect.element(team()).not.toBeChecked()
  letGo()
  await screen.quiet()
  await expect.element(team()).not.toBeChecked()
  expect(screen.calls('accounts.profile.choose')).toEqual([{ projects_whole_team: false }])
})

test('one that did not arrive stays, and is sent again with the next session', async () => {
  const screen = await openScreen(PROJECTS, { answers: sessionWith({}) })
  screen.answer({ accounts: { profile: { choose: refuse('unexpected', 'Não deu para guardar.') } } })
  await press()
  await screen.quiet()
  await expect.element(team()).toBeChecked()
  screen.answer(taken())
  screen.publish('choices:1', counter + 1)
  await expect.poll(() => screen.calls('accounts.profile.choose')).toHaveLength(2)
  await screen.quiet()
  expect(screen.calls('accounts.profile.choose').at(-1)).toEqual({ projects_whole_team: true })
  await expect.element(team()).toBeChecked()
  screen.allow(/500/)
})

test('one that the server does not take is let go', async () => {
  const screen = await openScreen(PROJECTS, { answers: sessionWith({}) })
  screen.answer({ accounts: { profile: { choose: refuse('invalid', 'Confira.') } } })
  await press()
  await expect.element(team()).not.toBeChecked()
})

test('open pages follow what another device changes', async () => {
  const screen = await openScreen(PROJECTS, { answers: sessionWith({ projects_whole_team: false }) })
  await expect.element(team()).not.toBeChecked()
  screen.answer(sessionWith({ projects_whole_team: true }))
  screen.publish('choices:1', counter + 1)
  await expect.element(team()).toBeChecked()
})

test('a page that has made the change itself does not read it again', async () => {
  const screen = await openScreen(PROJECTS, { answers: sessionWith({}) })
  screen.answer(taken())
  await press()
  screen.publish('choices:1', counter + 1)
  await screen.quiet()
  expect(screen.calls('accounts.session')).toHaveLength(1)
})

/** As an earlier release kept them, for whoever used the browser. */
const FORMER = {
  'projects-whole-team': 'true',
  'finance-whole-team': 'false',
  'workbench-side': 'false',
  'board-folded': 'inTest done',
  'calendar-layers': '',
  'calendar-hidden-tags': '3,7',
  'message-keys': 'false',
  'side-Site': 'true',
  'side-Ajustes': 'false',
}

test('what this browser kept is taken over once, where the server has nothing', async () => {
  const screen = await openScreen(PROJECTS, {
    answers: { accounts: { ...taken().accounts, ...sessionWith({ menu_folded: true }).accounts } },
    stored: FORMER,
  })
  await expect.element(team()).toBeChecked()
  await screen.quiet()
  expect(screen.calls('accounts.profile.choose')).toEqual([
    {
      projects_whole_team: true,
      finance_whole_team: false,
      board_folded: ['inTest', 'done'],
      calendar_overlays: [],
      calendar_hidden_tags: [3, 7],
      message_keys: false,
      menu_groups: ['Site'],
    },
  ])
  await expect.element(page.getByRole('button', { name: 'Abrir o menu' })).toBeVisible()
  expect(Object.keys(FORMER).filter((key) => readStored(key) !== null)).toEqual([])
})

test('nobody gets what another person of this browser has chosen', async () => {
  const stored = {
    ...FORMER,
    'choices:2': JSON.stringify({ counter: 1, values: {}, unsent: { projects_whole_team: true } }),
  }
  const screen = await openScreen(PROJECTS, { as: 'staff', answers: sessionWith({}), stored })
  await expect.element(page.getByRole('button', { name: `Conta de ${PEOPLE.admin.email}` })).toBeVisible()
  await expect.element(team()).not.toBeChecked()
  await screen.quiet()
  expect(screen.calls('accounts.profile.choose')).toEqual([])
})

test('what is stored and cannot be read is nothing', async () => {
  await openScreen(PROJECTS, { answers: sessionWith({}), stored: { 'choices:1': '{' } })
  await expect.element(team()).not.toBeChecked()
})
