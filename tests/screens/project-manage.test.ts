import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectAccessibleAt } from './accessible.ts'
import { type Answers, cutOff, hold, refuse } from './answers.ts'
import { focus, press, typeWithPauses } from './keys.ts'
import { editedProject, listOf, rowWith, title } from './projects.ts'
import { openScreen } from './screen.tsx'
import { act, bar, box } from './selection.ts'
import { byCss } from './selectors.ts'

const PROJECTS = '/dashboard/projects'
const EMPTY = 'No projects found. Click New Project to create one.'
const heading = () => page.getByRole('heading', { level: 1 })
const cards = () => page.getByRole('main').getByRole('listitem')
const more = () => page.getByRole('button', { name: 'Carregar mais' })
const toast = (text: string) => page.getByRole('status').filter({ hasText: text })
const team = () => page.getByRole('switch', { name: 'Toda a equipe' })
const choose = () => ({ result: true as const, data: { counter: 1 } })

test('[PJM-01] [NAV-08] the list shows each project’s title and marks, in 1 to 6 columns', async () => {
  const answers = listOf(
    rowWith({ title: 'Estufa', is_highlighted: true }),
    rowWith({ id: 8, title: '', is_public: false, is_sale: true, sale_lacks: ['price', 'file'] }),
    ...Array.from({ length: 5 }, (_, at) => rowWith({ id: at + 9, title: `Outro ${at}` })),
  )
  const screen = await openScreen(PROJECTS, { answers, held: true })
  await expect.poll(() => document.title).toBe('Projects')
  await expect.element(heading()).toHaveTextContent('Projects')
  await expect.element(page.getByRole('main').getByRole('link', { name: 'New Project' })).toBeVisible()
  await expect.element(page.getByRole('status', { name: 'Carregando os projetos…' })).toBeVisible()
  screen.letGo()
  const marked = cards().filter({ hasText: 'Estufa' })
  await expect.element(marked).toMatchTextContent(/Highlighted Yes.*Public Yes/)
  const untitled = cards().filter({ hasText: 'Untitled Project' })
  await expect.element(untitled).toMatchTextContent(/Highlighted No.*Public No.*On sale, no price, no file/)
  expect(marked.element().textContent).not.toContain('On sale')

  const columns: number[] = []
  for (const width of [360, 640, 860, 1280, 1500, 1900]) {
    await page.viewport(width, 900)
    const list = page.getByRole('main').getByRole('list').element()
    columns.push(getComputedStyle(list).gridTemplateColumns.split(' ').length)
  }
  expect(columns).toEqual([1, 2, 3, 4, 5, 6])
  await expectAccessibleAt(360, 1440)
})

test('[PJM-02] a card opens the form, the button a new one, and a reload keeps it', async () => {
  const screen = await openScreen(PROJECTS, { answers: editedProject().answers })
  // The whole card opens it.
  await cards().click({ position: { x: 20, y: 20 } })
  await expect.poll(() => location.pathname + location.search).toBe('/dashboard/create-edit-projects?id=7')
  await expect.element(title()).toHaveValue('Estufa')
  await screen.reload()
  await expect.element(heading()).toHaveTextContent('Update Project 7')
  await expect.element(title()).toHaveValue('Estufa')

  await page.getByRole('link', { name: 'PROJECT', exact: true }).click()
  await expect.poll(() => location.pathname).toBe(PROJECTS)
  // The list marks where one comes from.
  await expect.element(cards()).toHaveAttribute('data-selected')
  await page.getByRole('main').getByRole('link', { name: 'New Project' }).click()
  await expect.poll(() => location.search).toBe('?id=-1')
  await expect.element(heading()).toHaveTextContent('New Project')
  await screen.reload()
  await expect.element(heading()).toHaveTextContent('New Project')
  // So does an address without an id.
  await screen.go('/dashboard/create-edit-projects')
  await expect.element(heading()).toHaveTextContent('New Project')
  expect(location.search).toBe('')
})

test('the list is searched by title, brings more on demand, and shows the whole team’s by a switch', async () => {
  const many = Array.from({ length: 60 }, (_, at) => rowWith({ id: at + 1, title: `Série ${at}` }))
  const davis = rowWith({ id: 70, id_user: 2, title: 'Balança de café', owner: 'Davi Rocha' })
  const all: Answers = {
    projects: {
      all: ({ id_user, search, cursor }) => {
        if (search) return id_user === 0 ? { data: [davis], total: 1 } : { data: [], total: 0 }
        return cursor ? { data: many.slice(48), total: 60 } : { data: many.slice(0, 48), total: 60, next: 'other' }
      },
    },
    accounts: { profile: { choose } },
  }
  const screen = await openScreen(PROJECTS, { answers: all })
  await expect.poll(() => cards().elements()).toHaveLength(48)
  screen.answer({ projects: { all: cutOff } })
  await more().click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Não foi possível falar com o servidor/)
  screen.answer(all)
  await more().click()
  await expect.poll(() => cards().elements()).toHaveLength(60)

  const { answer, letGo } = hold(() => ({ data: [], total: 0 }))
  screen.answer({ projects: { all: answer } })
  const search = page.getByRole('searchbox', { name: 'Buscar pelo título' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await typeWithPauses(search, 200, 'balanca', 'balanca de CAFE')
  const searched = () => screen.calls('projects.all').filter((input) => (input as { search?: string }).search)
  vi.advanceTimersByTime(50)
  vi.useRealTimers()
  await expect.poll(searched).toMatchObject([{ search: 'balanca de CAFE' }])
  await expect.element(byCss('[aria-busy="true"]')).toBeInTheDocument()
  letGo()
  await expect.element(page.getByText('Nenhum projeto com “balanca de CAFE” no título.')).toBeVisible()
  expect(screen.calls('projects.all').at(-1)).toMatchObject({ search: 'balanca de CAFE', id_user: 1 })
  await expect.element(more()).not.toBeInTheDocument()
  screen.answer(all)
  await team().click()
  await expect.element(cards()).toMatchTextContent(/Balança de café.*de Davi/)
  await team().click()
  await page.getByRole('button', { name: 'Limpar a busca' }).click()
  await expect.element(cards().first()).toMatchTextContent(/Série 0/)
  await expect.element(cards().filter({ hasText: 'Balança' })).not.toBeInTheDocument()
})

test('[PJM-01] a list without projects says how to make one, and a failed one tries again', async () => {
  const screen = await openScreen(PROJECTS, { as: 'staff', answers: { projects: { all: cutOff } } })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/A lista não veio/)
  screen.answer(listOf())
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(page.getByText(EMPTY)).toBeVisible()
  await expect.element(team()).not.toBeInTheDocument()
  await expectAccessible()
  await page.getByRole('link', { name: 'New Project' }).last().click()
  await expect.element(heading()).toHaveTextContent('New Project')
})

test('several projects are published, hidden and, by the own password, deleted from their list', async () => {
  const one = rowWith({ id: 8, title: 'Suporte um', is_public: false })
  const other = rowWith({ id: 9, title: 'Suporte dois', is_public: false })
  const screen = await openScreen(PROJECTS, { answers: listOf(one, other) })
  const publishChosen = ({ ids, is_public }: { ids: number[]; is_public: boolean }) => {
    for (const row of [one, other]) if (ids.includes(row.id)) row.is_public = is_public
    return { result: true as const, data: { count: ids.length } }
  }
  screen.answer({ projects: { publishChosen } })
  await box(one.title).click()
  await bar().getByRole('button', { name: 'Selecionar todos' }).click()
  await expectAccessibleAt(360, 1440)
  await act('Publicar', 'Publicar 2 projetos?')
  await expect.element(toast('2 projetos publicados')).toBeVisible()
  await expect.poll(() => page.getByText('Public Yes').elements()).toHaveLength(2)

  await box(other.title).click()
  await act('Tirar do ar', 'Tirar do ar 1 projeto?')
  await expect.element(toast('1 projeto tirado do ar')).toBeVisible()
  expect(screen.calls('projects.publishChosen')).toEqual([
    { ids: [8, 9], is_public: true },
    { ids: [9], is_public: false },
  ])

  await box(other.title).click()
  await bar().getByRole('button', { name: 'Excluir' }).click()
  const dialog = page.getByRole('dialog', { name: 'Excluir 1 projeto?' })
  await expect.element(dialog).toMatchTextContent(/“Suporte dois”/)
  const password = dialog.getByLabelText('Sua senha')
  screen.answer({
    projects: { removeChosen: refuse('invalid', 'Confira.', { fields: { password: 'A senha não confere.' } }) },
  })
  await password.fill('não é esta')
  await dialog.getByRole('button', { name: 'Excluir' }).click()
  await expect.element(password).toHaveAccessibleDescription(/A senha não confere/)
  screen.answer(listOf(one))
  screen.answer({ projects: { removeChosen: () => ({ result: true, data: { count: 1 } }) } })
  await password.fill('uma-senha-da-marina')
  await dialog.getByRole('button', { name: 'Excluir' }).click()
  await expect.element(toast('1 projeto excluído')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => cards().elements()).toHaveLength(1)
  expect(screen.calls('projects.removeChosen').at(-1)).toEqual({ ids: [9], password: 'uma-senha-da-marina' })
})

test('on a phone no bar covers what has the focus, on the way down and on the way back', async () => {
  const rows = Array.from({ length: 10 }, (_, at) => rowWith({ id: at + 1, title: `Projeto ${at}` }))
  await openScreen(PROJECTS, { answers: listOf(...rows), viewport: { width: 360, height: 740 } })
  await expect.poll(() => cards().elements()).toHaveLength(10)
  const top = document.querySelector('main header')!.getBoundingClientRect().bottom
  const bottom = page.getByRole('link', { name: 'New Project' }).element().getBoundingClientRect().y
  focus(page.getByLabelText('Buscar pelo título'))
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < 20; step++) {
      await press(key)
      const focused = document.activeElement!.getBoundingClientRect()
      expect(focused.y, `${key} ${step}`).toBeGreaterThanOrEqual(top)
      expect(focused.bottom, `${key} ${step}`).toBeLessThanOrEqual(bottom)
    }
})
