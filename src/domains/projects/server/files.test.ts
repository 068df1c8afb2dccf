import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { addProject } from '#tests/factories.ts'
import { LIMIT, OTHER, refused, startProjectFiles, type Who } from '#tests/project-files.ts'

const { app, own, path, send, item, fetchOwn, lying } = startProjectFiles()

describe('a file', () => {
  test.each(['/api/v1', '/starts'])('under %s is kept as it is in its place, and its project says so', async (base) => {
    const id = await own()
    const bytes = randomBytes(100_000)
    const answer = await send('staff', path(id).replace('/api/v1', base), bytes)
    expect(answer).toEqual({ status: 200, body: { result: true, data: { name: 'Leitor de água.zip', size: 100_000 } } })
    expect(await item(id)).toMatchObject({
      files: { windows: { name: 'Leitor de água.zip', size: 100_000 } },
      link_download: { generic: '', pc: { windows: expect.stringMatching(/^projects\/\d+\/windows-[\w-]+\.zip$/) } },
      sizes: { windows: 100_000 },
      kinds: { windows: 'ZIP' },
      upload_limit: LIMIT,
      link_sale: '',
    })
    const fetched = await fetchOwn('staff', id)
    expect(Buffer.from(await fetched.arrayBuffer()).equals(bytes)).toBe(true)
  })

  test('is given to visitors once its project offers downloads', async () => {
    const id = await addProject(app)
    await send('admin', path(id, 'android', 'leitor.apk'), 'apk')
    const link = `/api/v1/getSoftware?app=${id}&platform=android`
    expect((await app.people.visitor.fetch(link)).status).toBe(404)
    await app.people.admin.post('/api/v1/update-project', { id, is_download: true })
    expect((await item(id, 'visitor')).link_download.android).toBe(link)
    const answer = await app.people.visitor.fetch(link)
    expect(answer.headers.get('content-disposition')).toContain('leitor.apk')
    expect(await answer.text()).toBe('apk')
  })

  test('that is sold reaches its staff alone', async () => {
    const id = await addProject(app, { is_sale: true, is_download: true })
    await send('admin', path(id, 'sale', 'vendido.zip'), 'isto se paga')
    expect(await item(id, 'admin')).toMatchObject({
      files: { sale: { name: 'vendido.zip', size: 12 } },
      link_sale: expect.stringMatching(/^projects\/\d+\/sale-[\w-]+\.zip$/),
    })
    expect(JSON.stringify(await item(id, 'visitor'))).not.toMatch(/sale-|vendido/)
    for (const platform of ['sale', 'generic'])
      expect((await app.people.visitor.fetch(`/api/v1/getSoftware?app=${id}&platform=${platform}`)).status).not.toBe(
        200,
      )
    expect(await (await fetchOwn('admin', id, 'sale')).text()).toBe('isto se paga')
    for (const who of ['visitor', 'staff'] as const) expect((await fetchOwn(who, id, 'sale')).status).not.toBe(200)
  })

  test.each(['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded', 'text/event-stream', ''])(
    'sent as %j is still just a file',
    async (type) => {
      const id = await own()
      const body = '{"isto": "não é lido'
      expect((await send('staff', path(id), new Blob([body]), { 'content-type': type })).status).toBe(200)
      expect(await (await fetchOwn('staff', id)).text()).toBe(body)
    },
  )

  test('whatever it holds is only ever saved, whole or in part', async () => {
    const id = await own()
    await send('staff', path(id, 'generic', '../../pá<gina>.html'), '<script>alert(1)</script>')
    const whole = await fetchOwn('staff', id, 'generic')
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-disposition': `attachment; filename="pagina.html"; filename*=UTF-8''p%C3%A1gina.html`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    })
    await whole.arrayBuffer()
    const part = await fetchOwn('staff', id, 'generic', { range: 'bytes=1-6' })
    expect([part.status, await part.text()]).toEqual([206, 'script'])
  })

  test('takes the place of the one before it, which leaves; places do not mix', async () => {
    const id = await own()
    for (const slot of ['windows', 'mac', 'sale']) await send('staff', path(id, slot, 'a.zip'), 'antes')
    await send('staff', path(id, 'mac', 'b.zip'), 'depois')
    await send('staff', path(id, 'sale', 'c.zip'), 'depois')
    expect((await item(id)).files).toEqual({
      windows: { name: 'a.zip', size: 5 },
      mac: { name: 'b.zip', size: 6 },
      sale: { name: 'c.zip', size: 6 },
    })
    expect(lying(id)).toHaveLength(3)
  })

  test('of 0 bytes is refused, and the one that was there stays', async () => {
    const id = await own()
    await send('staff', path(id, 'linux', 'a.zip'), 'antes')
    expect(await send('staff', path(id, 'linux', 'vazio'), '')).toMatchObject({
      status: 422,
      body: { data: { error: expect.stringContaining('está vazio') } },
    })
    expect((await item(id)).files).toEqual({ linux: { name: 'a.zip', size: 5 } })
    expect(lying(id)).toHaveLength(1)
  })

  test('leaves its place when it is told to', async () => {
    const id = await own()
    const clear = (who: Who, slot: string) => app.people[who].post('/api/v1/delete-project-file', { id, slot })
    for (const slot of ['ios', 'sale']) await send('staff', path(id, slot), 'x')
    expect(await clear('visitor', 'ios')).toMatchObject(refused(403))
    expect(await clear('other', 'ios')).toMatchObject(refused(404))
    expect((await item(id)).files).toHaveProperty('ios')
    for (const slot of ['ios', 'sale']) {
      expect(await clear('staff', slot)).toMatchObject({ status: 200, body: { result: true } })
      expect(await clear('staff', slot)).toMatchObject(refused(404))
    }
    expect(await item(id)).toMatchObject({ files: {}, link_sale: '', link_download: { ios: '' }, sizes: {} })
    expect(lying(id)).toEqual([])
    expect(await clear('staff', 'amiga')).toMatchObject(refused(422))
  })
})

test('[API-03] a member sends and fetches files, a stranger does not', async () => {
  const id = await own()
  await send('staff', path(id), 'do dono')
  expect((await fetchOwn('other', id)).status).toBe(404)
  await app.people.staff.post('/api/v1/project-members', { id, members: [OTHER] })
  expect((await send('other', path(id, 'mac'), 'do membro')).status).toBe(200)
  expect(await (await fetchOwn('other', id)).text()).toBe('do dono')
  expect((await fetchOwn('visitor', id)).status).toBe(403)
  expect((await fetchOwn('staff', id, 'linux')).status).toBe(404)
})

test('[API-04] the OpenAPI document says that what is sent is a file', async () => {
  const { post } = (await app.people.visitor.get('/api/openapi.json')).body.paths['/project-file']
  expect(post.parameters.map(({ name, in: place }: { name: string; in: string }) => `${place} ${name}`)).toEqual([
    'query id',
    'query slot',
    'query name',
  ])
  expect(post.requestBody.content).toHaveProperty('application/octet-stream')
})
