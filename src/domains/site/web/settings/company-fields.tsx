import { NativeSelect, TextInput } from '@mantine/core'
import type { FocusEvent } from 'react'
import { formatCnpj, isCnpj } from '#tax-ids.ts'
import { ItemList } from '#ui/workbench/form/item-list.tsx'
import { PrintedInput } from '#ui/workbench/form/printed-text.tsx'
import { URL_INPUT } from '#ui/workbench/form/url-input.ts'
import { formatCep, formatWhatsapp, STATES } from '../../company.ts'
import { MAX_SOCIAL } from '../../section-schemas.ts'
import { FirmPanel } from '../panel/panel-fields.tsx'
import { FieldGroup } from './field-group.tsx'
import type { SectionFieldsProps } from './sections.ts'

export function CompanyFields({ form }: SectionFieldsProps<'company'>) {
  /** Formats the text as it will be stored. */
  const reformat =
    (path: 'value.cnpj' | 'value.zip' | 'value.whatsapp', format: (text: string) => string) =>
    ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      currentTarget.value = format(currentTarget.value.trim())
      form.setFieldValue(path, currentTarget.value, { forceUpdate: false })
    }

  function leaveCnpj(event: FocusEvent<HTMLInputElement>) {
    reformat('value.cnpj', formatCnpj)(event)
    const { value } = event.currentTarget
    if (value !== '' && !isCnpj(value)) form.setFieldError('value.cnpj', 'Os dígitos verificadores não conferem.')
  }

  return (
    <>
      <FieldGroup legend="Quem é">
        <PrintedInput form={form} path="value.name" />
        <TextInput
          placeholder="00.000.000/0000-00"
          spellCheck={false}
          key={form.key('value.cnpj')}
          {...form.field('value.cnpj')}
          onBlur={leaveCnpj}
        />
        <PrintedInput data-wide form={form} path="value.legalName" />
        <TextInput
          description="No rodapé e nos resultados de busca."
          data-wide
          key={form.key('value.tagline')}
          {...form.field('value.tagline')}
        />
      </FieldGroup>
      <FieldGroup legend="Onde fica">
        <PrintedInput data-wide form={form} path="value.street" />
        <PrintedInput form={form} path="value.district" />
        <PrintedInput form={form} path="value.city" />
        <NativeSelect
          data={[{ value: '', label: 'Nenhum' }, ...STATES]}
          key={form.key('value.state')}
          {...form.field('value.state')}
        />
        <TextInput
          placeholder="00000-000"
          inputMode="numeric"
          key={form.key('value.zip')}
          {...form.field('value.zip')}
          onBlur={reformat('value.zip', formatCep)}
        />
      </FieldGroup>
      <FieldGroup legend="Como falar">
        <TextInput type="email" key={form.key('value.email')} {...form.field('value.email')} />
        <PrintedInput
          placeholder="+55 48 90000-0000"
          inputMode="tel"
          form={form}
          path="value.whatsapp"
          onBlur={reformat('value.whatsapp', formatWhatsapp)}
        />
        <TextInput
          placeholder="@nome ou https://t.me/nome"
          spellCheck={false}
          data-wide
          key={form.key('value.telegram')}
          {...form.field('value.telegram')}
        />
        <TextInput
          description="O link “Código” no alto do site."
          data-wide
          {...URL_INPUT}
          key={form.key('value.codeHosting')}
          {...form.field('value.codeHosting')}
        />
      </FieldGroup>
      <FieldGroup legend="Painel">
        <FirmPanel />
      </FieldGroup>
      <ItemList
        key={form.key('value.social')}
        form={form}
        path="value.social"
        count={form.getValues().value.social.length}
        limit={MAX_SOCIAL}
        label="Redes sociais"
        noun="rede"
        empty={{ name: '', url: '' }}
      >
        {(index) => (
          <>
            <TextInput
              aria-label={`Nome da rede ${index + 1}`}
              {...form.field(`value.social.${index}.name`)}
              label="Rede"
            />
            <TextInput
              {...URL_INPUT}
              data-wide
              aria-label={`Endereço da rede ${index + 1}`}
              {...form.field(`value.social.${index}.url`)}
              label="Endereço"
            />
          </>
        )}
      </ItemList>
    </>
  )
}
