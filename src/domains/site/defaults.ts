import { COFFEES } from './default-coffees.ts'
import { LEGAL } from './default-legal.ts'
import { PRIVACY } from './default-privacy.ts'
import type { Company, Days, Home, Plans, Sections } from './section-schemas.ts'

/** A fictitious company. The CNPJ is the usual example with valid check digits. */
const COMPANY: Company = {
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

/** Sunday first. */
const DAYS: Days = [
  {
    greeting: 'Domingo, dia de filamento ocre.',
    slogan: 'A máquina descansa. A ideia, não.',
    image: '',
    alt: 'Vaso impresso em camadas, em filamento ocre, visto de frente',
  },
  {
    greeting: 'Segunda-feira, dia de filamento azul-cobalto.',
    slogan: 'Da primeira linha à peça na mão.',
    image: '',
    alt: 'Vaso em azul-cobalto, desenhado camada por camada',
  },
  {
    greeting: 'Terça-feira, dia de filamento verde-mata.',
    slogan: 'Código que pensa, circuito que sente.',
    image: '',
    alt: 'Vaso verde-mata com as linhas de impressão à vista',
  },
  {
    greeting: 'Quarta-feira, dia de filamento laranja-sinal.',
    slogan: 'Medir duas vezes, imprimir uma.',
    image: '',
    alt: 'Vaso laranja-sinal impresso em dezenas de camadas finas',
  },
  {
    greeting: 'Quinta-feira, dia de filamento violeta.',
    slogan: 'Três camadas, um só responsável.',
    image: '',
    alt: 'Vaso violeta feito de anéis empilhados',
  },
  {
    greeting: 'Sexta-feira, dia de filamento vermelho-barro.',
    slogan: 'Prazo com data, peça com medida.',
    image: '',
    alt: 'Vaso vermelho-barro impresso em camadas, como argila em cordões',
  },
  {
    greeting: 'Sábado, dia de filamento magenta.',
    slogan: 'Traga o rascunho. Devolvemos funcionando.',
    image: '',
    alt: 'Vaso magenta de parede ondulada, impresso em camadas',
  },
]

const HOME: Home = {
  who: 'Uma equipe pequena que trabalha em três camadas: o código que pensa, o circuito que sente e a peça que se pega. Projetamos, montamos e entregamos funcionando, com o manual escrito.',
  pillars: [
    { title: 'Inovação', text: 'Testamos cedo, em peça pequena, antes de prometer em peça grande.' },
    { title: 'Precisão', text: 'Medida com unidade, prazo com data, orçamento com item.' },
    { title: 'Resultado', text: 'O projeto termina quando a sua equipe usa sem ligar para a gente.' },
  ],
  technologies: [
    { name: 'TypeScript', note: 'telas e servidores' },
    { name: 'React', note: 'interfaces' },
    { name: 'PostgreSQL', note: 'dados' },
    { name: 'C e C++', note: 'firmware' },
    { name: 'ESP32', note: 'rádio e Wi-Fi' },
    { name: 'LoRa', note: 'longa distância' },
    { name: 'KiCad', note: 'placas' },
    { name: 'FreeCAD', note: 'peças' },
    { name: 'PETG e PLA', note: 'impressão' },
    { name: 'Linux', note: 'de servidor a placa' },
    { name: 'Python', note: 'ensaios' },
    { name: 'Zephyr', note: 'tempo real' },
  ],
  invitation: { title: 'Conte o que precisa existir.', button: 'Escrever uma mensagem' },
  facts: [
    { figure: '3 dias', text: 'do desenho à primeira peça impressa' },
    { figure: '0,1 mm', text: 'de camada, quando o encaixe pede' },
    { figure: '1 pessoa', text: 'responsável pelo seu projeto, do começo ao fim' },
    { figure: '24 meses', text: 'de correção de defeitos em software' },
  ],
  banner: {
    title: 'Traga o problema. A gente traz a impressora.',
    button: 'Marcar uma conversa',
    link: '/contact',
    image: '',
  },
}

const PLANS: Plans = [
  {
    key: 'basic',
    name: 'Básico',
    price: 49.99,
    features: ['1 instalação', 'Atualizações de segurança', 'Dúvidas por e-mail, em até 2 dias úteis'],
  },
  {
    key: 'professional',
    name: 'Profissional',
    price: 99.99,
    features: [
      '5 instalações',
      'Todas as atualizações',
      'Dúvidas por WhatsApp, no mesmo dia útil',
      'Cópia de segurança conferida por mês',
    ],
  },
  {
    key: 'enterprise',
    name: 'Empresarial',
    price: 199.99,
    features: [
      'Instalações sem limite',
      'Ajustes pequenos incluídos, 4 horas por mês',
      'Telefone de plantão',
      'Integração com o que vocês já usam',
    ],
  },
]

/** The example company: the site's settings until they are changed, in an installation with the demonstration. */
export const DEFAULTS: Sections = {
  company: COMPANY,
  days: DAYS,
  home: HOME,
  coffees: COFFEES,
  legal: LEGAL,
  privacy: PRIVACY,
  plans: PLANS,
}
