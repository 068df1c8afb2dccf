import type { Kysely } from 'kysely'
import type { Program } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'

const HOUR = 3_600_000

/** The demo's messages. Hours are before the first start; the contacts do not exist. */
const MESSAGES = [
  {
    hoursAgo: 2.4,
    name: 'Renata Figueiredo',
    contact: 'renata@padaria.exemplo.com.br',
    message:
      'Bom dia! Tenho uma padaria e preciso acompanhar a temperatura de duas câmaras frias pelo celular, com aviso se passar de 8 °C. Hoje alguém anota num caderno a cada duas horas.\n\nVocês instalam em Campinas ou mandam pelo correio?',
    first_page: '/archive-view/3',
  },
  {
    hoursAgo: 9.7,
    name: 'Tiago Brandão',
    contact: '(41) 90000-4127',
    message: 'Vocês imprimem em ABS? Preciso de 60 tampas de 42 mm até dia 15, tenho o STL pronto.',
    first_page: '/projects',
  },
  {
    hoursAgo: 27.2,
    name: 'Lúcia Amaral',
    contact: '@lucia_exemplo',
    message:
      'Dou aula de robótica numa escola pública e queria montar um kit com sensor de luz e de distância para 12 alunos. A verba é de R$ 900,00. Dá para fazer alguma coisa com isso?',
    first_page: '/',
  },
  {
    hoursAgo: 99.5,
    name: 'Henrique Sato',
    contact: 'henrique.sato@exemplo.com.br',
    message:
      'Comprei o controlador de irrigação e ele funciona muito bem, obrigado. Só não achei onde trocar a senha do Wi-Fi depois que mudei de roteador.',
    first_page: '/project-view/2',
    read: true,
    answered: true,
  },
  {
    hoursAgo: 221.1,
    name: 'Marcenaria Três Irmãos',
    contact: '+55 31 90000-7754',
    message:
      'Queremos um orçamento de um sistema simples de pedidos: o cliente escolhe a medida, a madeira e o acabamento, e sai uma folha para a oficina.\n\nSão uns 40 pedidos por mês. Hoje é tudo em planilha.',
    first_page: '/archive-view/5',
    read: true,
  },
  {
    hoursAgo: 411.8,
    name: 'Paula Nogueira',
    contact: 'paula.nogueira@exemplo.com.br',
    message: 'A placa do meu medidor chegou com um conector torto. Mando foto por onde?',
    first_page: '/contact',
    read: true,
    answered: true,
    archived: true,
  },
  {
    hoursAgo: 925.3,
    name: 'Otávio Reis',
    contact: 'WhatsApp (11) 90000-3308',
    message:
      'Vi o artigo sobre a estufa. Faço orgânicos em Ibiúna e queria a mesma coisa para três canteiros, sem depender de internet o tempo todo.',
    first_page: '/archive',
    read: true,
    answered: true,
  },
  {
    hoursAgo: 1467.6,
    name: 'Bianca Torres',
    contact: 'bianca@museu.exemplo.com.br',
    message:
      'Somos um museu pequeno e precisamos de réplicas táteis de seis peças para visitantes cegos. As peças podem ser escaneadas aqui, mas não podem sair do prédio.\n\nO edital fecha no fim do trimestre. Conseguem visitar o acervo antes disso?',
    first_page: '/home',
    read: true,
    answered: true,
  },
]

/** Fills an empty inbox with the demo's messages. */
export async function seedDemoMessages({ db, clock }: Pick<Program, 'db' | 'clock'>) {
  const any = await db.selectFrom('contact_messages').select('id').limit(1).executeTakeFirst()
  if (any) return
  const now = clock.now().getTime()
  const rows = MESSAGES.map(({ hoursAgo, ...message }) => ({
    ...message,
    created_at: new Date(now - hoursAgo * HOUR),
    demo: true,
  }))
  await db.insertInto('contact_messages').values(rows.reverse()).execute()
}

/** Deletes the demo's messages. */
export async function removeDemoMessages(db: Kysely<DB>) {
  await db.deleteFrom('contact_messages').where('demo', '=', true).execute()
}
