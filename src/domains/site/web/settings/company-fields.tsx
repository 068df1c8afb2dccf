import { NativeSelect, TextInput } from '@mantine/core'
import type { FocusEvent } from 'react'
import { formatCnpj, isCnpj } from '../../cnpj.ts'
import { formatCep, STATES } from '../../company.ts'
import { FieldGroup } from './field-group.tsx'
import { ItemList } from './item-list.tsx'
import type { SectionFieldsProps } from './sections.ts'

/** The most social links the contract takes. */
const MAX_SOCIAL = 12

export function CompanyFields({ form }: SectionFieldsProps<'company'>) {
  /** Writes what was typed as it is going to be kept. */
  const tidy =
    (path: 'value.cnpj' | 'value.zip', format: (text: string) => string) =>
    ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      currentTarget.value = format(currentTarget.value.trim())
      form.setFieldValue(path, currentTarget.value, { forceUpdate: false })
    }

  function leaveCnpj(event: FocusEvent<HTMLInputElement>) {
    tidy('value.cnpj', formatCnpj)(event)
    const { value } = event.currentTarget
    if (value !== '' && !isCnpj(value)) form.setFieldError('value.cnpj', 'Os dígitos verificadores não conferem.')
  }

  return (
    <>
      <FieldGroup legend="Quem é">
        <TextInput label="Nome" required maxLength={80} {...form.getInputProps('value.name')} />
        <TextInput label="Razão social" maxLength={160} {...form.getInputProps('value.legalName')} />
        <TextInput
          label="CNPJ"
          placeholder="00.000.000/0000-00"
          maxLength={18}
          spellCheck={false}
          {...form.getInputProps('value.cnpj')}
          onBlur={leaveCnpj}
        />
        <TextInput
          label="O que faz, em uma frase"
          description="No rodapé e nos resultados de busca."
          maxLength={160}
          data-wide
          {...form.getInputProps('value.tagline')}
        />
      </FieldGroup>
      <FieldGroup legend="Onde fica">
        <TextInput label="Rua e número" maxLength={160} data-wide {...form.getInputProps('value.street')} />
        <TextInput label="Bairro" maxLength={80} {...form.getInputProps('value.district')} />
        <TextInput label="Cidade" maxLength={80} {...form.getInputProps('value.city')} />
        <NativeSelect
          label="Estado"
          data={[{ value: '', label: 'Nenhum' }, ...STATES]}
          {...form.getInputProps('value.state')}
        />
        <TextInput
          label="CEP"
          placeholder="00000-000"
          inputMode="numeric"
          maxLength={10}
          {...form.getInputProps('value.zip')}
          onBlur={tidy('value.zip', formatCep)}
        />
      </FieldGroup>
      <FieldGroup legend="Como falar">
        <TextInput label="E-mail" type="email" maxLength={254} {...form.getInputProps('value.email')} />
        <TextInput
          label="WhatsApp"
          placeholder="+55 48 90000-0000"
          inputMode="tel"
          maxLength={30}
          {...form.getInputProps('value.whatsapp')}
        />
        <TextInput
          label="Telegram"
          placeholder="@nome ou https://t.me/nome"
          spellCheck={false}
          maxLength={200}
          {...form.getInputProps('value.telegram')}
        />
        <TextInput
          label="Código aberto"
          description="O link “Código” no alto do site."
          placeholder="https://"
          inputMode="url"
          spellCheck={false}
          {...form.getInputProps('value.codeHosting')}
        />
      </FieldGroup>
      <ItemList
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
              label="Rede"
              maxLength={40}
              aria-label={`Nome da rede ${index + 1}`}
              {...form.getInputProps(`value.social.${index}.name`)}
            />
            <TextInput
              label="Endereço"
              placeholder="https://"
              inputMode="url"
              spellCheck={false}
              aria-label={`Endereço da rede ${index + 1}`}
              {...form.getInputProps(`value.social.${index}.url`)}
            />
          </>
        )}
      </ItemList>
    </>
  )
}
