import type { PictureKind } from '../pictures/layers.ts'

/** A public screen that is not built yet. */
export interface Coming {
  /** Of the browser's tab. */
  title: string
  heading: string
  /** What will be here, and what one can do until then. */
  text: string
  /** What its picture shows. */
  picture: PictureKind
}

/** By path, without the first slash. A screen that lands in the route map takes its line from here. */
const SCREENS: [path: RegExp, coming: (match: RegExpExecArray) => Coming][] = [
  [
    /^projects$/,
    () => ({
      title: 'Projetos',
      heading: 'Os projetos ainda estão na bancada.',
      text: 'Aqui vai ficar cada projeto entregue: a foto, a técnica e o problema que ele resolveu. Estamos fotografando.',
      picture: 'stack',
    }),
  ],
  [
    /^projects\/(.+)$/,
    ([, search = '']) => ({
      title: `Busca por “${search}”`,
      heading: `A busca por “${search}” fica para logo.`,
      text: 'Ela vai procurar nos projetos, que ainda estão na bancada. Enquanto isso, os arquivos já estão na estante.',
      picture: 'stack',
    }),
  ],
  [
    /^project-view(\/[^/]+)?$/,
    () => ({
      title: 'Projeto',
      heading: 'Este projeto ainda não saiu da bancada.',
      text: 'Aqui vai ficar a história dele: o que pediram, o que montamos, com que peças e com que medidas.',
      picture: 'board',
    }),
  ],
  [
    /^details-sale\/[^/]+$/,
    () => ({
      title: 'Planos e preços',
      heading: 'A tabela de preços está sendo conferida.',
      text: 'Aqui vão ficar os planos, o que cada um inclui e quanto custa por mês. Com pressa? Pergunte por e-mail.',
      picture: 'stack',
    }),
  ],
  [
    /^final-sale\/[^/]+\/[^/]+$/,
    () => ({
      title: 'Pedido',
      heading: 'Ainda não recebemos pedidos por aqui.',
      text: 'Nada foi cobrado. Este formulário abre quando os planos estiverem publicados; até lá, o pedido pode vir por e-mail.',
      picture: 'piece',
    }),
  ],
  [
    /^download-purchase(\/.*)?$/,
    () => ({
      title: 'Download',
      heading: 'O balcão de retirada ainda não abriu.',
      text: 'Aqui se vai baixar o programa comprado. Se você espera algum arquivo nosso, escreva e mandamos.',
      picture: 'stack',
    }),
  ],
  [
    /^checkout$/,
    () => ({
      title: 'Pagamento',
      heading: 'O caixa ainda está fechado.',
      text: 'Nada foi cobrado. O pagamento com cartão abre junto com os planos.',
      picture: 'board',
    }),
  ],
]

/** The screen to come at that path (decoded, without its first slash), if it is one. */
export function findComing(path: string): Coming | undefined {
  const plain = path.replace(/\/+$/, '')
  for (const [pattern, coming] of SCREENS) {
    const match = pattern.exec(plain)
    if (match) return coming(match)
  }
  return undefined
}
