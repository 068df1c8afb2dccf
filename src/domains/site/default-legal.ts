import type { Legal } from './contract.ts'

/** The compliance program of the made-up company. */
export const LEGAL: Legal = {
  intro: 'O que combinamos por escrito vale também quando ninguém está olhando.',
  prevention: 'Antes de começar, dizemos por escrito o que vamos fazer, o que não vamos e quanto custa.',
  detection: 'Qualquer pessoa pode relatar o que viu de errado, com nome ou sem, pelo nosso e-mail.',
  remediation:
    'O que está errado é corrigido, quem foi prejudicado fica sabendo, e a causa vai para a lista do que conferir.',
  trust:
    'Não pagamos comissão a quem decide a compra. Não vendemos dados. Não prometemos prazo que não cabe na agenda.',
}
