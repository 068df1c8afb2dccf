import { addProject } from './projects.ts'
import { expect, test } from './site.ts'

test('[PRJ-09] where the sold file lies is on no page, whoever looks', async ({ request, site, admin }) => {
  const secret = 'projects/vendido-7c1e.zip'
  const { id } = await addProject(site, { is_sale: true, is_highlighted: true, link_sale: secret, permission: secret })
  const { id: hidden } = await addProject(site, { is_sale: true, is_public: false, link_sale: secret })
  const pages = { '/': 200, '/projects': 200, [`/project-view/${id}`]: 200, [`/details-sale/${id}`]: 200 }
  for (const who of [request, admin])
    for (const [path, status] of Object.entries({ ...pages, [`/project-view/${hidden}`]: 404 })) {
      const answer = await who.get(path)
      expect(answer.status(), path).toBe(status)
      expect(await answer.text(), path).not.toContain('vendido-7c1e')
    }
})
