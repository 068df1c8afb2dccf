import { breadcrumbs, pageHead, type Site } from '#client/page-head.ts'
import { toDecimal } from '#money.ts'
import { pictureSource } from '#pictures/picture-source.ts'
import { projectPath, sharePicturePath, shownPrice } from '../../project.ts'
import type { ShownProject } from '../parts/load-project.ts'
import { shownPlatforms } from './platforms.ts'

/** Head of a project's page. */
export function projectHead(site: Site | undefined, project: ShownProject) {
  const src = pictureSource(project.details.image || project.resum.image)
  return pageHead(site, {
    title: project.title,
    description: project.resum.description || undefined,
    path: projectPath(project),
    picture: { src: sharePicturePath(project), alt: project.title },
    index: project.is_public,
    data: {
      '@graph': [
        describeProject(site, project, src),
        breadcrumbs(site, { name: 'projetos', path: '/projects' }, project.title),
      ],
    },
  })
}

/** What a program that is not for sale costs: schema.org wants an offer of every SoftwareApplication. */
const FREE = { '@type': 'Offer', price: '0', priceCurrency: 'BRL' }

/** The project after https://schema.org: a SoftwareApplication, a Product, both, or a CreativeWork. */
function describeProject(site: Site | undefined, project: ShownProject, picture: string) {
  const { title, resum, trade, date_project_end, date_update } = project
  const price = shownPrice(project)
  const origin = site?.origin ?? ''
  const types = [...(trade === 'software' ? ['SoftwareApplication'] : []), ...(price ? ['Product'] : [])]
  const systems = shownPlatforms(project).map(({ system }) => system)
  return {
    '@type': types.length === 1 ? types[0] : types.length ? types : 'CreativeWork',
    name: title,
    description: resum.description || undefined,
    image: (picture && URL.parse(picture, `${origin}/`)?.href) || origin + sharePicturePath(project),
    url: origin + projectPath(project),
    keywords: resum.tecnologi || undefined,
    ...(trade === 'software' && {
      applicationCategory: 'BusinessApplication',
      operatingSystem: systems.join(', ') || undefined,
    }),
    ...(price
      ? {
          brand: { '@type': 'Brand', name: site?.company.name },
          offers: {
            '@type': 'Offer',
            price: toDecimal(price),
            priceCurrency: 'BRL',
            availability: 'https://schema.org/InStock',
            url: `${origin}/details-sale/${project.id}`,
          },
        }
      : {
          ...(trade === 'software' && { offers: FREE }),
          creator: { '@type': 'Organization', name: site?.company.name, url: `${origin}/` },
        }),
    ...(types.length === 0 && { dateCreated: date_project_end ?? undefined, dateModified: date_update }),
  }
}
