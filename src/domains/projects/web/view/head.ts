import { breadcrumbs, pageHead, type Site } from '#client/page/page-head.ts'
import { toDecimal } from '#money.ts'
import { pictureSource } from '#pictures/picture-source.ts'
import { projectPath, sharePicturePath, shownPrice, soldName } from '../../project.ts'
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
        ...describeSold(site, project, src),
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
  // What is sold beside it is a node of its own.
  const price = soldName(project) ? undefined : shownPrice(project)
  const origin = site?.origin ?? ''
  const types = [...(trade === 'software' ? ['SoftwareApplication'] : []), ...(price ? ['Product'] : [])]
  const systems = shownPlatforms(project).map(({ system }) => system)
  return {
    '@type': types.length === 1 ? types[0] : types.length ? types : 'CreativeWork',
    name: title,
    description: resum.description || undefined,
    image: imageOf(origin, project, picture),
    url: origin + projectPath(project),
    keywords: resum.tecnologi || undefined,
    ...(trade === 'software' && {
      applicationCategory: 'BusinessApplication',
      operatingSystem: systems.join(', ') || undefined,
    }),
    ...(price
      ? offerOf(site, project, price)
      : {
          ...(trade === 'software' && { offers: offerBeside(site, project, systems.length > 0) }),
          creator: { '@type': 'Organization', name: site?.company.name, url: `${origin}/` },
        }),
    ...(types.length === 0 && { dateCreated: date_project_end ?? undefined, dateModified: date_update }),
  }
}

/** The offer of a program itself: free, unless it can only be had by buying what is sold under another name. */
function offerBeside(site: Site | undefined, project: ShownProject, isOpen: boolean) {
  const price = shownPrice(project)
  return price && !isOpen ? offerOf(site, project, price).offers : FREE
}

/** What a project sells where that is something else than the project, as a Product under the name of what is bought. */
function describeSold(site: Site | undefined, project: ShownProject, picture: string) {
  const name = soldName(project)
  const price = shownPrice(project)
  const origin = site?.origin ?? ''
  if (!name || !price) return []
  return [
    {
      '@type': 'Product',
      name,
      description: project.sale.description || undefined,
      image: imageOf(origin, project, picture),
      url: `${origin}/details-sale/${project.id}`,
      ...offerOf(site, project, price),
    },
  ]
}

const imageOf = (origin: string, project: ShownProject, picture: string) =>
  (picture && URL.parse(picture, `${origin}/`)?.href) || origin + sharePicturePath(project)

/** @param price cents */
const offerOf = (site: Site | undefined, { id }: ShownProject, price: number) => ({
  brand: { '@type': 'Brand', name: site?.company.name },
  offers: {
    '@type': 'Offer',
    price: toDecimal(price),
    priceCurrency: 'BRL',
    availability: 'https://schema.org/InStock',
    url: `${site?.origin ?? ''}/details-sale/${id}`,
  },
})
