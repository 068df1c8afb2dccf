import { createFileRoute } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import { requireModule } from '#client/calls/load.ts'
import { nearestIn } from '#client/page/nearest.ts'
import { pageHead, siteOf } from '#client/page/page-head.ts'
import { plural } from '#ui/formats.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { NearestLinks } from '#ui/public/nearest-links.tsx'
import { pendingList } from '#ui/public/pending.tsx'
import { StateScreen } from '#ui/public/state-screen.tsx'
import { GALLERY_TITLE } from '../coffee.ts'
import { CoffeeGallery } from './gallery.tsx'

const PATH = '/BemVindoAoCafe-PrimeiroCafeDepoisBomDia'

export const Route = createFileRoute('/_public/BemVindoAoCafe-PrimeiroCafeDepoisBomDia')({
  staticData: { view: () => ({ analytics: 'page', page: 'coffee' }) },
  loader: async () => {
    await requireModule('coffee', '/cafe')
    const { data, captions } = await api.coffee.list()
    return data.map((name) => ({ name, caption: captions[name] ?? '' }))
  },
  head: ({ loaderData, matches }) => {
    const site = siteOf(matches)
    if (!loaderData) return pageHead(site, { title: 'Sem café por aqui', index: false })
    return pageHead(site, {
      title: GALLERY_TITLE,
      description: `Galeria da casa: ${plural(loaderData.length, 'café', 'cafés')} que seguraram prazos, revisões e plantões, com legenda.`,
      path: PATH,
      picture: { src: '/og/coffee.png', alt: GALLERY_TITLE },
    })
  },
  component: CoffeePage,
  errorComponent: FailedPage,
  pendingComponent: pendingList('Passando o café'),
  notFoundComponent: CoffeeOff,
})

function CoffeePage() {
  const coffees = Route.useLoaderData()
  return coffees.length === 0 ? <CoffeeEmpty /> : <CoffeeGallery coffees={coffees} />
}

/** The gallery without any coffees. */
const CoffeeEmpty = () => (
  <StateScreen
    title="Bem-vindo ao café. Ainda não há nenhum."
    picture={{ kind: 'cup', seed: 'caneca-a-espera' }}
    links={[
      { to: '/archive', label: 'Ler os arquivos' },
      { to: '/', label: 'Ir para o início' },
    ]}
  >
    <p>A água está no fogo. Enquanto o primeiro não passa, os arquivos já estão na estante.</p>
  </StateScreen>
)

/** Shown where the firm has no coffee on its site. */
function CoffeeOff({ data }: { data?: unknown }) {
  return (
    <StateScreen
      title="Não há café neste site."
      picture={{ kind: 'cup', seed: 'caneca-guardada' }}
      links={[
        { to: '/archive', label: 'Ler os arquivos' },
        { to: '/projects', label: 'Ver os projetos' },
        { to: '/', label: 'Ir para o início' },
      ]}
    >
      <p>A galeria saiu do ar. O resto da casa continua aberto.</p>
      <NearestLinks pages={nearestIn(data)} />
    </StateScreen>
  )
}
