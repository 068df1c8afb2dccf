import type { Page } from '@playwright/test'
import { dropFiles, makePicture, pastePicture } from './pictures.ts'
import { expect, expectAccessible } from './site.ts'
import { button, dialog, nameOf, openNew, question, save, saved, test } from './task-dialog.ts'
import { addTask, openTask, readTask } from './tasks.ts'

test.use({ as: 'admin' })

test.describe('attachments', () => {
  test('[TSK-03] are chosen, dropped and pasted, shown large, and sent with the save', async ({
    page,
    admin,
    line,
  }) => {
    const { id_text } = await addTask(admin, line)
    await openTask(page, line, id_text)
    const pictures = dialog(page).getByRole('region', { name: 'Anexos' }).getByRole('listitem')
    const one = { name: 'um.png', mimeType: 'image/png', buffer: await makePicture(300, 200) }
    const input = dialog(page).getByLabel('Imagens: arquivos')
    await input.setInputFiles([one, { ...one, name: 'dois.png' }])
    await input.setInputFiles(one) // the same again
    await expect(pictures).toHaveCount(2)
    await dropFiles(dialog(page).getByText('Solte, cole ou escolha imagens'), [
      { name: 'notas.txt', type: 'text/plain', content: Buffer.from('não') },
      { name: 'solta.png', type: 'image/png', content: await makePicture(50, 80) },
    ])
    await expect(page.getByText('notas.txt: Este arquivo não é uma imagem.')).toBeVisible()
    await pastePicture(nameOf(page), await makePicture(60, 60), 'colada.png')
    await expect(pictures).toHaveCount(4)
    await dialog(page).getByRole('button', { name: 'Remover dois.png' }).click()
    await expectAccessible(page)

    await dialog(page).getByRole('button', { name: 'Ver um.png em tela cheia' }).click()
    const large = page.getByRole('dialog', { name: 'um.png' })
    await expect(large).toContainText('1 de 3')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('dialog', { name: 'solta.png' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'solta.png' })).toBeHidden()
    await expect(dialog(page)).toBeVisible()

    await save(page)
    await expect(saved(page)).toBeVisible()
    const names = async () => (await readTask(admin, id_text)).attachments.map(({ name }: { name: string }) => name)
    expect(await names()).toEqual(['um.png', 'solta.png', 'colada.png'])

    await openTask(page, line, id_text)
    await expect(pictures).toHaveCount(3)
    await dialog(page).getByRole('button', { name: 'Remover um.png' }).click()
    await save(page)
    await expect(saved(page)).toBeVisible()
    expect(await names()).toEqual(['solta.png', 'colada.png'])
  })

  test('[TSK-03] a text that is called a picture is refused in words, and nothing is lost', async ({
    page,
    admin,
    line,
    complaints,
  }) => {
    complaints.allow(/status of 4\d\d/)
    const { id_text } = await addTask(admin, line, { nome: 'Antes' })
    await openTask(page, line, id_text)
    await nameOf(page).fill('Depois')
    const input = dialog(page).getByLabel('Imagens: arquivos')
    await input.setInputFiles({ name: 'texto.png', mimeType: 'image/png', buffer: Buffer.from('Sou um texto.') })
    await save(page)
    await expect(dialog(page).getByRole('alert')).toContainText('texto.png')
    await expect(nameOf(page)).toHaveValue('Depois')
    expect((await readTask(admin, id_text)).nome).toBe('Antes')
    await dialog(page).getByRole('button', { name: 'Remover texto.png' }).click()
    await save(page)
    await expect(saved(page)).toBeVisible()
    expect(await readTask(admin, id_text)).toMatchObject({ nome: 'Depois', attachments: [] })
  })

  test('[TSK-03] on their way can be stopped, and sent again', async ({ page, admin, line, complaints }) => {
    complaints.allow(/ERR_/)
    const { id_text } = await addTask(admin, line)
    await openTask(page, line, id_text)
    const input = dialog(page).getByLabel('Imagens: arquivos')
    await input.setInputFiles({ name: 'um.png', mimeType: 'image/png', buffer: await makePicture(30, 30) })
    await page.route('**/line-task', () => undefined) // sent, and never answered
    await save(page)
    await expect(dialog(page).getByText(/^(Enviando, \d+%|Guardando as imagens…)$/)).toBeVisible()
    await button(page, 'Cancel').click()
    await expect(dialog(page).getByRole('alert')).toContainText('O envio foi interrompido.')
    await page.unroute('**/line-task')
    await save(page)
    await expect(saved(page)).toBeVisible()
    expect((await readTask(admin, id_text)).attachments).toMatchObject([{ name: 'um.png', width: 30 }])
  })
})

test.describe('additional tasks', () => {
  const region = (page: Page) => dialog(page).getByRole('region', { name: 'Tarefas adicionais' })
  const texts = (page: Page) => region(page).getByRole('button', { name: /^Alterar / })
  const stored = async (admin: Parameters<typeof readTask>[0], idText: string) =>
    (await readTask(admin, idText)).subtasks.map(({ task }: { task: string }) => task)
  const grip = (page: Page, name: string) => region(page).getByRole('button', { name: `Mover ${name}: ` })

  test('[TSK-04] one that is being changed in place is saved by Ctrl+S too', async ({ page, admin, line }) => {
    const change = async (before: string, after: string) => {
      await dialog(page)
        .getByRole('button', { name: `Alterar ${before}` })
        .click()
      await dialog(page)
        .getByRole('textbox', { name: `Alterar ${before}` })
        .fill(after)
      await page.keyboard.press('Control+s')
      await expect(dialog(page)).toBeHidden()
    }
    await openNew(page, line)
    await nameOf(page).fill('Com passos')
    await dialog(page).getByLabel('Nova tarefa adicional').fill('Um')
    await dialog(page).getByLabel('Nova tarefa adicional').press('Enter')
    await change('Um', 'Dois')
    expect((await readTask(admin, `${line}-001`)).subtasks).toMatchObject([{ task: 'Dois' }])
    await openTask(page, line, `${line}-001`)
    await change('Dois', 'Três')
    await expect.poll(async () => (await readTask(admin, `${line}-001`)).subtasks).toMatchObject([{ task: 'Três' }])
  })

  test('[TSK-04] are put in order by keys, the mouse and a finger', async ({ page, admin, line }) => {
    const { id_text } = await addTask(admin, line, { subtasks: ['a', 'b', 'c'].map((task) => ({ task })) })
    await openTask(page, line, id_text)
    await grip(page, 'c').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(texts(page)).toHaveText(['a', 'c', 'b'])
    await expect(region(page).getByRole('status')).toHaveText('“c”: item 2 de 3')
    await expect(grip(page, 'c')).toBeFocused()
    await expect.poll(() => stored(admin, id_text)).toEqual(['a', 'c', 'b'])

    const from = (await grip(page, 'a').boundingBox())!
    const to = (await grip(page, 'b').boundingBox())!
    await page.mouse.move(from.x + 5, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + 5, to.y + to.height - 2, { steps: 4 })
    await page.mouse.up()
    await expect(texts(page)).toHaveText(['c', 'b', 'a'])
    await expect.poll(() => stored(admin, id_text)).toEqual(['c', 'b', 'a'])

    const finger = await page.context().newCDPSession(page)
    const [start, end] = [(await grip(page, 'a').boundingBox())!, (await grip(page, 'c').boundingBox())!]
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: start.x + 5, y }] })
    await touch('touchStart', start.y + start.height / 2)
    await touch('touchMove', end.y + end.height)
    await touch('touchMove', end.y + 2)
    await touch('touchEnd')
    await expect(texts(page)).toHaveText(['a', 'c', 'b'])
    await expect.poll(() => stored(admin, id_text)).toEqual(['a', 'c', 'b'])
  })
})

test.describe('a comment that is being changed', () => {
  const comments = (page: Page) => dialog(page).getByRole('region', { name: 'Comentários' })
  const change = async (page: Page, text: string) => {
    await comments(page).getByRole('button', { name: 'Editar' }).click()
    await comments(page).getByLabel('Alterar comentário').fill(text)
  }

  test('[TSK-05] is saved with its task, and not left unasked', async ({ page, admin, line }) => {
    const { id_text } = await addTask(admin, line, { nome: 'Comentada', comentarios: [{ comment: 'Como foi dito' }] })
    await openTask(page, line, id_text)
    await change(page, 'Como ficou')
    await button(page, 'Cancel').click()
    await question(page, 'Sair sem salvar?').getByRole('button', { name: 'Cancelar' }).click()
    await save(page)
    await expect(saved(page)).toBeVisible()
    expect((await readTask(admin, id_text)).comments).toMatchObject([{ comment: 'Como ficou' }])

    await openTask(page, line, id_text)
    await change(page, '  ')
    await button(page, 'Cancel').click()
    await expect(dialog(page)).toBeHidden()
    expect((await readTask(admin, id_text)).comments).toMatchObject([{ comment: 'Como ficou' }])
  })

  test('[TSK-05] is saved with a new task', async ({ page, admin, line }) => {
    await openNew(page, line)
    await nameOf(page).fill('Nova e comentada')
    await comments(page).getByLabel('Novo comentário').fill('Como foi dito')
    await comments(page).getByRole('button', { name: 'Comentar' }).click()
    await change(page, 'Como ficou')
    await save(page)
    await expect(saved(page)).toBeVisible()
    expect((await readTask(admin, `${line}-001`)).comments).toMatchObject([{ comment: 'Como ficou' }])
  })
})
