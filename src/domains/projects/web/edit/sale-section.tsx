import { Select, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { useIsOn } from '#client/session/modules.ts'
import { PictureField } from '#domains/uploads/web/picture-field.tsx'
import { groupedMoney, parseMoney, toCents, toReais } from '#money.ts'
import type { Project } from '../../contract.ts'
import { FileRow, FilesHint } from './file-row.tsx'
import { FilmField } from './film-field.tsx'
import styles from './section.module.css'
import { FormSection } from './section.tsx'
import type { ProjectFiles } from './use-project-files.ts'
import { PLAN_LABELS, type SectionProps } from './use-project-form.ts'

const PLANS = Object.entries(PLAN_LABELS).map(([value, label]) => ({ value, label }))

/** Until the company has saved its plans. */
const NO_PLANS =
  'Os planos ainda não foram salvos em Site, Planos e preços: até lá, não se vende onde o plano é obrigatório, e onde é opcional se vende sem.'

const HINT = 'O que a página de venda mostra, por quanto, e o arquivo de quem compra.'
const SALES_OFF = 'O módulo Vendas está desligado: o site não mostra preço nem compra.'

/** Properties of sections with files. */
export interface FilesSectionProps extends SectionProps {
  /** The project as stored on the server; undefined if new. */
  project: Project | undefined
  files: ProjectFiles
}

/** The fields of the sale page; only if the project is for sale, or one of the fields is invalid. */
export function SaleSection({ form, project, files }: FilesSectionProps) {
  const isOn = useIsOn()
  const isSale = form.useWatchValue('is_sale')
  const plans = useQuery({ ...query.site.plans.queryOptions(), enabled: isSale }).data?.data
  const wrong = Object.keys(form.errors).some((path) => path.startsWith('sale.'))
  if (!isSale && !wrong) return null
  return (
    <FormSection id="venda" hint={isOn({ module: 'sales' }) ? HINT : `${HINT} ${SALES_OFF}`}>
      <TextInput key={form.key('sale.title')} {...form.field('sale.title')} />
      <Textarea
        autosize
        minRows={2}
        maxRows={8}
        key={form.key('sale.description')}
        {...form.field('sale.description')}
      />
      <PriceField key={form.key('sale.value')} form={form} />
      <Select
        className={styles.half}
        data={PLANS}
        key={form.key('plan')}
        {...form.field('plan')}
        description={plans?.length === 0 ? NO_PLANS : 'Com um plano, o primeiro mês entra na compra.'}
      />
      <FilmField key={form.key('sale.video')} form={form} path="sale.video" description="Aberto a todos." />
      <div className={styles.half}>
        <PictureField key={form.key('sale.image')} {...form.field('sale.image')} />
      </div>
      <FileRow id={project?.id} slot="sale" label="Arquivo vendido" stored={project?.files?.sale} files={files} />
      <FilesHint files={files} />
    </FormSection>
  )
}

/** What a product without a price is, by what its buyer has to choose of the plans. */
const WITHOUT = {
  none: 'Sem preço, o site não oferece a compra.',
  optional: 'Sem preço, o produto sai de graça: só se cobra o plano.',
  required: 'Sem preço, o produto sai de graça: só se cobra o plano.',
} as const

/** A price in whole reais. The form's value is the typed amount, NaN for any other text: the contract refuses cents. */
function PriceField({ form }: SectionProps) {
  const isMissing = form.useWatchValue('sale.value') === 0
  const plan = form.useWatchValue('plan')
  const { defaultValue: price, ...props } = form.field('sale.value')
  return (
    <TextInput
      className={styles.half}
      description={`Em reais inteiros.${isMissing ? ` ${WITHOUT[plan]}` : ''}`}
      leftSection="R$"
      placeholder="0,00"
      inputMode="decimal"
      maxLength={20}
      {...props}
      defaultValue={Number.isFinite(price) ? shown(price) : ''}
      onChange={({ currentTarget }) =>
        form.setFieldValue('sale.value', read(currentTarget.value), { forceUpdate: false })
      }
      onBlur={({ currentTarget }) => {
        const reais = read(currentTarget.value)
        if (Number.isFinite(reais)) currentTarget.value = shown(reais)
        form.validateField('sale.value')
      }}
    />
  )
}

/** Reais of a typed amount; an empty field is 0. */
function read(typed: string) {
  const cents = typed.trim() === '' ? 0 : parseMoney(typed, { negative: true })
  return cents === undefined ? Number.NaN : toReais(cents)
}

/** '1.290,00', as every amount reads. */
const shown = (reais: number) => groupedMoney(toCents(reais))
