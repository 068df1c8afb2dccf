import { pageHead, type Site } from '#client/page/page-head.ts'
import type { Company } from '#domains/site/section-schemas.ts'

/** Head of the home page. Its canonical path is '/', also where another address shows it. */
export const homeHead = (site: Site | undefined) =>
  pageHead(site, {
    path: '/',
    data: site && {
      ...organization(site.company),
      url: `${site.origin}/`,
      logo: site.origin + (site.logo?.icon ?? '/icon-512.png'),
    },
  })

/** https://schema.org/Organization */
function organization(company: Company) {
  const { name, legalName, cnpj, tagline, email, whatsapp, street, city, state, zip, social, codeHosting } = company
  return {
    '@type': 'Organization',
    name,
    legalName,
    taxID: cnpj,
    description: tagline,
    email,
    telephone: whatsapp,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: 'BR',
    },
    sameAs: [...social.map(({ url }) => url), codeHosting].filter(Boolean),
  }
}
