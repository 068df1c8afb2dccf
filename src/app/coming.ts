import type { PictureKind } from '#pictures/layers.ts'

/** A public screen that is not built yet. */
export interface Coming {
  /** Title of the browser's tab. */
  title: string
  heading: string
  text: string
  picture: PictureKind
}

/** By path, without the first slash. Remove an entry when its screen enters the route map. */
const SCREENS: [path: RegExp, coming: Coming][] = [
  [
    /^final-sale\/[^/]+\/[^/]+$/,
    {
      title: 'Pedido',
      heading: 'Ainda não recebemos pedidos por aqui.',
      text: 'Nada foi cobrado. Este formulário abre quando os planos estiverem publicados; até lá, o pedido pode vir por e-mail.',
      picture: 'piece',
    },
  ],
  [
    /^download-purchase(\/.*)?$/,
    {
      title: 'Download',
      heading: 'O balcão de retirada ainda não abriu.',
      text: 'Aqui se vai baixar o programa comprado. Se você espera algum arquivo nosso, escreva e mandamos.',
      picture: 'stack',
    },
  ],
  [
    /^checkout$/,
    {
      title: 'Pagamento',
      heading: 'O caixa ainda está fechado.',
      text: 'Nada foi cobrado. O pagamento com cartão abre junto com os planos.',
      picture: 'board',
    },
  ],
]

/** The placeholder for a path (decoded, without its first slash), if there is one. */
export function findComing(path: string): Coming | undefined {
  const plain = path.replace(/\/+$/, '')
  return SCREENS.find(([pattern]) => pattern.test(plain))?.[1]
}
