import { createFileRoute, notFound } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import { requireModule } from '#client/calls/load.ts'
import { returnedForm } from '#client/calls/returned-form.ts'
import { nearestIn } from '#client/page/nearest.ts'
import { pageHead, siteOf } from '#client/page/page-head.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { NearestLinks } from '#ui/public/nearest-links.tsx'
import { pendingList } from '#ui/public/pending.tsx'
import { StateScreen } from '#ui/public/state-screen.tsx'
import { PIECE_PARAMETERS, PIECE_PATH } from '../address.ts'
import { PieceScreen } from './screen.tsx'

/** What the address says of the piece, as it stands there; `readChoice` reads it. */
type Search = { /** 1 after the form was posted without JavaScript. */ enviada?: 1 | undefined } & {
  [Name in (typeof PIECE_PARAMETERS)[number]]?: string | number | undefined
}

export const Route = createFileRoute('/_public/sua-peca')({
  staticData: { view: () => ({ analytics: 'page', page: 'piece' }) },
  validateSearch: (search): Search => ({
    ...(search.enviada === 1 && { enviada: 1 }),
    ...Object.fromEntries(
      PIECE_PARAMETERS.flatMap((name) => {
        const value = search[name]
        return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : []
      }),
    ),
  }),
  loader: async ({ location }) => {
    await requireModule('pieces', location.pathname)
    const { materials, ...rules } = (await api.pieces.rules()).data
    if (materials.length === 0) throw notFound()
    return { materials, rules, returned: returnedForm() }
  },
  head: ({ loaderData, matches }) => {
    const site = siteOf(matches)
    if (!loaderData) return pageHead(site, { title: 'Sem peças por aqui', index: false })
    return pageHead(site, {
      title: 'Sua peça: desenho, medida e preço',
      description:
        'Escolha a forma e as medidas de uma peça impressa e veja na hora o desenho e o preço, parte por parte.',
      path: PIECE_PATH,
      picture: { src: '/og/piece.png', alt: 'Sua peça: desenho, medida e preço' },
    })
  },
  component: PiecePage,
  errorComponent: FailedPage,
  pendingComponent: pendingList('Aquecendo a mesa'),
  notFoundComponent: PiecesOff,
})

function PiecePage() {
  const { enviada, ...search } = Route.useSearch()
  return <PieceScreen {...Route.useLoaderData()} search={search} isSent={enviada === 1} />
}

/** Shown where the firm prints no pieces, or shows no prices of them. */
function PiecesOff({ data }: { data?: unknown }) {
  return (
    <StateScreen
      title="Não há peças neste site."
      picture={{ kind: 'piece', seed: 'mesa-vazia' }}
      links={[
        { to: '/contact', label: 'Contar o que precisa' },
        { to: '/projects', label: 'Ver os projetos' },
        { to: '/', label: 'Ir para o início' },
      ]}
    >
      <p>A página saiu do ar. Para um preço, escreva: quem responde é quem faz.</p>
      <NearestLinks pages={nearestIn(data)} />
    </StateScreen>
  )
}
