import { MODULE_LABELS, type Module } from '#modules.ts'

interface ModuleText {
  /** What goes where it is switched off. */
  goes: string
  /** What stays. */
  stays: string
  /** What of it is missing while another module is off. */
  needs?: Readonly<Partial<Record<Module, string>>>
}

/** What switching each module off means, for who decides it. */
export const MODULE_TEXTS: Readonly<Record<Module, ModuleText>> = {
  sales: {
    goes: 'Saem os pedidos e, do site, preços e compra: um projeto à venda aparece como os outros.',
    stays: 'Quem já comprou continua a pagar, baixar, renovar e desistir pelo link que recebeu.',
    needs: { finance: 'O que for pago é lançado, e só aparece quando Financeiro for ligado.' },
  },
  boards: {
    goes: 'Saem os quadros, as tarefas e as horas.',
    stays:
      'Um relógio ligado continua. Os links de andamento que clientes têm continuam a abrir, e os prazos continuam no calendário.',
    needs: { calendar: 'Os prazos não aparecem em calendário nenhum enquanto ele estiver desligado.' },
  },
  calendar: {
    goes: 'Sai a agenda de todos.',
    stays: 'Convites enviados, alertas marcados e agendas assinadas em outros programas continuam.',
  },
  finance: {
    goes: 'Saem o mês, as contas, os extratos e as previsões.',
    stays: 'Orçamentos e pedidos pagos continuam a ser lançados, e contas fixas a se repetir.',
  },
  budgets: {
    goes: 'Saem a lista, o formulário e a folha.',
    stays:
      'Os links que clientes receberam continuam: ler, aceitar, recusar e pagar. As parcelas seguem no financeiro.',
    needs: {
      boards: 'Um orçamento aceito começa o seu quadro, que só aparece quando Quadros for ligado.',
      finance: 'As parcelas pagas são lançadas, e só aparecem quando Financeiro for ligado.',
    },
  },
  'screen-time': {
    goes: 'Saem a tela e as horas do início.',
    stays: 'Máquinas ligadas continuam a enviar, e o que enviam fica guardado.',
  },
  coffee: {
    goes: 'Sai do site a galeria de cafés, com o seu link no rodapé.',
    stays: 'Fotos e legendas continuam em Site, Cafés.',
  },
  pieces: {
    goes: 'Sai do site a página em que se desenha uma peça e se vê o preço, com o seu link no rodapé.',
    stays: 'Materiais e preços continuam em Site, Sua peça, e os pedidos recebidos em Mensagens.',
  },
  newsletter: {
    goes: 'Saem do site o campo em que leitores deixam o e-mail, e daqui os inscritos e os envios.',
    stays: 'Quem recebe continua inscrito, os links para sair continuam a abrir, e um envio começado termina.',
  },
}

/** What those who hear of it read: 'O módulo Quadros está desligado'. */
export const offTitle = (module: Module) => `O módulo ${MODULE_LABELS[module]} está desligado`
