import type { Coffees } from './section-schemas.ts'

/** A dozen cups of the house. What each comes in follows from its name. */
export const COFFEES: Coffees = [
  { image: 'coado-da-segunda.svg', caption: 'O coado da segunda-feira, antes de abrir o e-mail.' },
  { image: 'xicara-da-visita.svg', caption: 'Xícara da visita. Única com pires; ninguém sabe onde estão os outros.' },
  { image: 'caneca-do-deploy.svg', caption: 'Caneca do deploy. Esfria na mesma hora em que o log começa a rolar.' },
  { image: 'italiana-das-duas.svg', caption: 'A italiana das duas da tarde: 3 bar de pressão, 40 minutos de foco.' },
  { image: 'copo-da-padaria.svg', caption: 'Pingado no copo americano. Medida padrão: 190 ml, tolerância zero.' },
  {
    image: 'termica-da-bancada.svg',
    caption: 'Térmica da bancada. Mais perto do ferro de solda que o extintor, o que revimos.',
  },
  { image: 'caneca-da-revisao.svg', caption: 'Caneca da revisão de código. Metade volta com comentários.' },
  { image: 'cafezinho-do-orcamento.svg', caption: 'Cafezinho do orçamento: curto, com item e sem surpresa no fim.' },
  {
    image: 'coador-da-camada-zero.svg',
    caption: 'O coador, camada por camada. A primeira é a que decide se o resto gruda.',
  },
  { image: 'copo-das-sete.svg', caption: 'Copo das sete. A impressora já estava acordada.' },
  { image: 'italiana-do-plantao.svg', caption: 'A italiana do plantão. Se ela chiar antes do alarme, está tudo bem.' },
  { image: 'caneca-da-sexta.svg', caption: 'A última da sexta. Depois dela não se publica nada.' },
]
