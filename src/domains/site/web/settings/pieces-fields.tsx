import { NumberInput, TextInput } from '@mantine/core'
import { ItemList } from '#ui/workbench/form/item-list.tsx'
import { wordKey } from '#word-key.ts'
import { MAX_MATERIALS, type Material } from '../../piece-rules.ts'
import { AmountInput } from './amount-input.tsx'
import { FieldGroup } from './field-group.tsx'
import { PieceTrials } from './piece-trials.tsx'
import type { SectionFieldsProps, SectionForm } from './sections.ts'

const EMPTY: Material = { name: '', use: '', kilo: Number.NaN, density: 1.25, lost: 20 }

/** The materials that a piece is printed of, and what its price is worked out from. */
export function PiecesFields({ form }: SectionFieldsProps<'pieces'>) {
  const { materials } = form.getValues().value
  return (
    <>
      <ItemList
        key={form.key('value.materials')}
        form={form}
        path="value.materials"
        count={materials.length}
        limit={MAX_MATERIALS}
        label="Materiais"
        noun="material"
        empty={EMPTY}
      >
        {(index) => (
          <FieldGroup legend={`Material ${index + 1}`}>
            <TextInput required {...form.field(`value.materials.${index}.name`)} />
            <TextInput placeholder="até 65 °C, sol razoável" {...form.field(`value.materials.${index}.use`)} />
            <MoneyField form={form} path={`value.materials.${index}.kilo`} />
            <Decimal form={form} path={`value.materials.${index}.density`} />
            <Decimal form={form} path={`value.materials.${index}.lost`} whole />
          </FieldGroup>
        )}
      </ItemList>
      <FieldGroup legend="O que se cobra">
        <MoneyField form={form} path="value.machine" />
        <MoneyField form={form} path="value.hand" />
        <Decimal form={form} path="value.prepare" description="Uma vez por pedido, dividido pelas peças." />
        <Decimal form={form} path="value.waste" description="Aba, purga e ponta de rolo." />
        <Decimal form={form} path="value.margin" description="Sobre o custo." />
      </FieldGroup>
      <FieldGroup legend="Como se imprime">
        <Decimal form={form} path="value.flow" />
        <Decimal form={form} path="value.layer" />
        <Decimal form={form} path="value.turn" />
        <Decimal form={form} path="value.fill" />
        <Decimal form={form} path="value.machines" description="Quantas imprimem ao mesmo tempo." whole />
      </FieldGroup>
      <FieldGroup legend="Mesa, em milímetros">
        <Decimal form={form} path="value.bed.width" label="Largura da mesa" whole />
        <Decimal form={form} path="value.bed.depth" label="Fundo da mesa" whole />
        <Decimal form={form} path="value.bed.height" label="Altura que imprime" whole />
      </FieldGroup>
      <PieceTrials nameOf={(key) => materials.find(({ name }) => wordKey(name) === key)?.name ?? key} />
    </>
  )
}

interface NumberProps {
  form: SectionForm<'pieces'>
  path: string
  description?: string
  /** Where the schema gives none. */
  label?: string
  whole?: boolean
}

const Decimal = ({ form, path, label, whole, ...props }: NumberProps) => (
  <NumberInput
    decimalSeparator=","
    decimalScale={whole ? 0 : 2}
    allowNegative={false}
    hideControls
    key={form.key(path as never)}
    {...props}
    {...form.field(path)}
    {...(label && { label })}
  />
)

/** The form's value is in cents. */
function MoneyField({ form, path }: Pick<NumberProps, 'form' | 'path'>) {
  const { defaultValue, ...props } = form.field(path)
  return (
    <AmountInput
      key={form.key(path as never)}
      {...props}
      cents={defaultValue as number}
      onCents={(cents) => form.setFieldValue(path as never, cents as never, { forceUpdate: false })}
    />
  )
}
