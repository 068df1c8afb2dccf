import { NAME_READ_IN } from '#domains/accounts/name.ts'
import type { Step } from '../../contract.ts'

interface StepText {
  title: string
  /** What it is good for, or how it is done. */
  note: string
  /** The same while the site tells visitors that it is being prepared. */
  whilePreparing?: string
  /** The screen where it is done; absent where it is done outside of the program. */
  to?:
    | '/dashboard/site'
    | '/dashboard/create-edit-projects'
    | '/dashboard/create-archive'
    | '/dashboard/people'
    | '/dashboard/profile'
    | '/dashboard/system'
  /** The part of the screen 'Site'. */
  secao?: string
}

/** What each of the first steps says. */
export const STEP_TEXTS: Readonly<Record<Step, StepText>> = {
  access: {
    title: 'Seu e-mail e sua senha',
    note: 'Você entra com um e-mail de exemplo, que não recebe nada. Troque-o em Pessoas, no menu da sua linha, e ali também a senha.',
    to: '/dashboard/people',
  },
  name: {
    title: 'Seu nome',
    note: `Clientes e visitantes o leem: ${NAME_READ_IN}.`,
    to: '/dashboard/profile',
  },
  company: {
    title: 'Dados da empresa',
    note: 'Nome, CNPJ, endereço e contatos. Enquanto faltam, o site mostra uma empresa inventada.',
    whilePreparing:
      'Nome, CNPJ, endereço e contatos. Enquanto faltam, o site diz aos visitantes que está sendo preparado.',
    to: '/dashboard/site',
    secao: 'empresa',
  },
  panel: {
    title: 'Painel',
    note: 'Como a equipe vê o dashboard: tudo em português e em reais, ou como especificado, com rótulos em inglês.',
    to: '/dashboard/site',
    secao: 'empresa',
  },
  logo: {
    title: 'Logotipo',
    note: 'SVG ou PNG. Aparece no alto do site, nos documentos, nas imagens de compartilhar e na aba do navegador.',
    to: '/dashboard/site',
    secao: 'logotipo',
  },
  home: {
    title: 'Textos da página inicial',
    note: 'Quem são, com o que trabalham, o que prometem. O que ficar vazio não aparece.',
    to: '/dashboard/site',
    secao: 'inicio',
  },
  project: {
    title: 'Primeiro projeto',
    note: 'Um trabalho entregue, com imagem e números, publicado no site.',
    to: '/dashboard/create-edit-projects',
  },
  article: {
    title: 'Primeiro artigo',
    note: 'Algo que vocês aprenderam e que serve a quem os procura.',
    to: '/dashboard/create-archive',
  },
  people: {
    title: 'Pessoas',
    note: 'Convide quem trabalha com você. Cada pessoa tem os seus projetos e o seu calendário.',
    to: '/dashboard/people',
  },
  mail: {
    title: 'E-mail',
    note: 'Diga em Sistema por qual servidor os e-mails saem: o do seu provedor serve. Sem isso, nenhum aviso chega.',
    to: '/dashboard/system',
  },
  backup: {
    title: 'Cópia em outro disco',
    note: 'npm run backup -- /mnt/fora/vitrine.tar.gz. As cópias da noite ficam no mesmo disco e se perdem com ele.',
  },
  plans: {
    title: 'Planos e preços',
    note: 'O que cada plano inclui, e por quanto ao mês. Confira e salve antes de pôr um projeto à venda.',
    to: '/dashboard/site',
    secao: 'planos',
  },
  terms: {
    title: 'Condições e cobrança',
    note: 'Todo orçamento novo leva as condições que vêm com o programa. Confira o que elas prometem, e escreva as suas.',
    to: '/dashboard/site',
    secao: 'cobranca',
  },
  pix: {
    title: 'Chave Pix',
    note: 'Com ela, orçamentos aceitos e pedidos mostram ao cliente o seu Pix.',
    to: '/dashboard/site',
    secao: 'cobranca',
  },
  stripe: {
    title: 'Cartão',
    note: 'Diga em Sistema as chaves da sua conta no Stripe. Sem isso, quem compra pelo site só paga por Pix.',
    to: '/dashboard/system',
  },
}
