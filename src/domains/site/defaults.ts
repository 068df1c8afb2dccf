import type { Company, Day } from './contract.ts'

/** A made-up company, in place until the owner sets their own. The CNPJ is the usual example with valid digits. */
export const COMPANY: Company = {
  name: 'Três Camadas',
  legalName: 'Três Camadas Exemplo de Tecnologia Ltda.',
  cnpj: '11.222.333/0001-81',
  tagline: 'Software sob medida, engenharia embarcada e protótipos impressos.',
  street: 'Rua das Impressoras, 28',
  district: 'Centro',
  city: 'Florianópolis',
  state: 'SC',
  zip: '88010-000',
  email: 'contato@exemplo.com.br',
  whatsapp: '+55 48 90000-0000',
  telegram: 'https://t.me/trescamadas_exemplo',
  codeHosting: 'https://github.com/trescamadas-exemplo',
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/trescamadas-exemplo' },
    { name: 'Instagram', url: 'https://www.instagram.com/trescamadas.exemplo' },
    { name: 'YouTube', url: 'https://www.youtube.com/@trescamadas-exemplo' },
  ],
}

/** The seven days, domingo first. */
export const DAYS: Record<Day['weekday'], Omit<Day, 'weekday'>> = {
  0: {
    filament: 'ocre',
    greeting: 'Domingo, dia de filamento ocre.',
    slogan: 'A máquina descansa. A ideia, não.',
    alt: 'Vaso impresso em camadas, em filamento ocre, visto de frente',
  },
  1: {
    filament: 'cobalto',
    greeting: 'Segunda-feira, dia de filamento azul-cobalto.',
    slogan: 'Da primeira linha à peça na mão.',
    alt: 'Vaso em azul-cobalto, desenhado camada por camada',
  },
  2: {
    filament: 'mata',
    greeting: 'Terça-feira, dia de filamento verde-mata.',
    slogan: 'Código que pensa, circuito que sente.',
    alt: 'Vaso verde-mata com as linhas de impressão à vista',
  },
  3: {
    filament: 'sinal',
    greeting: 'Quarta-feira, dia de filamento laranja-sinal.',
    slogan: 'Medir duas vezes, imprimir uma.',
    alt: 'Vaso laranja-sinal impresso em dezenas de camadas finas',
  },
  4: {
    filament: 'violeta',
    greeting: 'Quinta-feira, dia de filamento violeta.',
    slogan: 'Três camadas, um só responsável.',
    alt: 'Vaso violeta feito de anéis empilhados',
  },
  5: {
    filament: 'barro',
    greeting: 'Sexta-feira, dia de filamento vermelho-barro.',
    slogan: 'Prazo com data, peça com medida.',
    alt: 'Vaso vermelho-barro impresso em camadas, como argila em cordões',
  },
  6: {
    filament: 'magenta',
    greeting: 'Sábado, dia de filamento magenta.',
    slogan: 'Traga o rascunho. Devolvemos funcionando.',
    alt: 'Vaso magenta de parede ondulada, impresso em camadas',
  },
}
