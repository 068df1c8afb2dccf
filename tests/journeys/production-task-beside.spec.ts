import { addLine, addTasks, boardPath, linkOf } from './production.ts'
import { expect, test } from './site.ts'
import { readTask } from './tasks.ts'

test.use({ as: 'admin', viewport: { width: 1440, height: 900 } })
test.beforeEach(async ({ admin }) => {
  await admin.post('/api/v1/panel', { data: { panel: 'portuguese' } })
})
test.afterEach(async ({ admin }) => {
  await admin.post('/api/v1/panel', { data: { panel: 'specified' } })
})

test('a task beside its board is changed by mouse and keys, and all of it is stored', async ({ page, site, admin }) => {
  const line = await addLine(site)
  const [a, b] = await addTasks(admin, line.id, ['Antena', 'Bateria'])
  await page.goto(boardPath(line.id))
  await linkOf(page, a!).click()
  const panel = page.getByRole('complementary', { name: /^Tarefa / })
  const name = panel.getByRole('textbox', { name: 'Nome da tarefa' })
  await name.fill('Antena de 3 dBi')
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(name).toHaveValue('Bateria')
  expect((await readTask(admin, a!.id_text)).nome).toBe('Antena de 3 dBi')
  await panel.getByRole('combobox', { name: 'Espera: acrescentar' }).click()
  await page.getByRole('option', { name: /Antena de 3 dBi/ }).click()
  await expect(panel.getByRole('link', { name: /Antena de 3 dBi/ })).toBeVisible()
  await panel
    .getByLabel('Arquivos: escolher')
    .setInputFiles({ name: 'rssi.csv', mimeType: 'text/csv', buffer: Buffer.from('a;b') })
  await expect(panel.getByRole('link', { name: /^rssi\.csv/ })).toBeVisible()
  expect(await readTask(admin, b!.id_text)).toMatchObject({ waits: [{ id: a!.id }], files: [{ name: 'rssi.csv' }] })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })
  test('a task fills the screen and is saved by typing alone', async ({ page, site, admin }) => {
    const line = await addLine(site)
    const [a] = await addTasks(admin, line.id, ['Antena'])
    await page.goto(`${boardPath(line.id)}?task=${a!.id_text}`)
    const task = page.getByRole('dialog', { name: `Tarefa ${a!.id_text}` })
    await task.getByRole('textbox', { name: 'Descrição' }).fill('Na haste')
    await expect.poll(async () => (await readTask(admin, a!.id_text)).descricao).toBe('Na haste')
    await task.getByRole('button', { name: 'Fechar' }).tap()
    await expect(task).toBeHidden()
  })
})
