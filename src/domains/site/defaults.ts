import type { Company, Day } from './contract.ts'

/** A made-up company, in place until the owner sets their own. The CNPJ is the usual example with valid digits. */
export const COMPANY: Company = {
  name: 'Três Camadas',
  legalName: 'Três Camadas Exemplo Ltda.',
  cnpj: '11.222.333/0001-81',
  tagline: 'Software sob medida, engenharia embarcada e protótipos impressos.',
  street: 'Rua das Impressoras, 28',
  district: 'Centro',
  city: 'Florianópolis',
  state: 'SC',
  zip: '88010-000',
  email: 'contato@exemplo.com.br',
  whatsapp: '+55 48 90000-0000',
  telegram: 'trescamadas_exemplo',
  codeHosting: 'https://github.com/',
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
  ],
}

/** The seven days, domingo first. */
export const DAYS: Record<Day['weekday'], Omit<Day, 'weekday'>> = {
  0: {
    filament: 'ocre',
    greeting: 'Domingo, dia de filamento ocre.',
    slogan: 'Domingo a máquina imprime sozinha.',
    alt: 'Vaso impresso em camadas',
  },
  1: {
    filament: 'cobalto',
    greeting: 'Segunda-feira, dia de filamento azul-cobalto.',
    slogan: 'Da primeira linha à peça na mão.',
    alt: 'Vaso impresso em camadas',
  },
  2: {
    filament: 'mata',
    greeting: 'Terça-feira, dia de filamento verde-mata.',
    slogan: 'Medido, montado, funcionando na bancada.',
    alt: 'Vaso impresso em camadas',
  },
  3: {
    filament: 'sinal',
    greeting: 'Quarta-feira, dia de filamento laranja-sinal.',
    slogan: 'Protótipo na quarta, correção na quinta.',
    alt: 'Vaso impresso em camadas',
  },
  4: {
    filament: 'violeta',
    greeting: 'Quinta-feira, dia de filamento violeta.',
    slogan: 'Código que liga. Placa que responde.',
    alt: 'Vaso impresso em camadas',
  },
  5: {
    filament: 'barro',
    greeting: 'Sexta-feira, dia de filamento barro.',
    slogan: 'Entregue na sexta, sem susto no sábado.',
    alt: 'Vaso impresso em camadas',
  },
  6: {
    filament: 'magenta',
    greeting: 'Sábado, dia de filamento magenta.',
    slogan: 'Ideia de sábado cabe na mesa na terça.',
    alt: 'Vaso impresso em camadas',
  },
}
