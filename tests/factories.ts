import type { TestApp } from './app.ts'

/** Adds an article as the admin does, by the call, and says its id. */
export async function addArchive(
  { people }: Pick<TestApp, 'people'>,
  fields: Record<string, unknown> = {},
): Promise<number> {
  const { status, body } = await people.admin.post('/api/v1/new-archive', {
    title: 'Um artigo',
    markdown: 'Texto.',
    ...fields,
  })
  if (status !== 200) throw new Error(`The article was not saved: ${JSON.stringify(body)}`)
  return body.data.id
}
