import { describe, expect, test } from 'vitest'
import { id, longText, optionalAddress, optionalPicture, optionalText, text, z } from '#platform/contract/fields.ts'
import { fieldsOf } from './fields-of.ts'

const email = z.string().trim().toLowerCase().pipe(z.email().max(254))
const field = fieldsOf(
  z.object({
    text: text(300),
    refined: text(18)
      .overwrite((typed) => typed)
      .refine(() => true),
    optionalText: optionalText(160),
    longText: longText(60_000),
    optionalAddress,
    optionalPicture,
    address: optionalAddress.min(1),
    email,
    password: z.string().min(10).max(128),
    moment: z.iso.datetime({ offset: true }).nullable(),
    withDefault: text(40).default('x'),
    left: text(40).optional(),
    id,
    value: z.number().int().min(0),
    public: z.boolean(),
    trade: z.enum(['software', 'printing']),
    sale: z.object({ title: optionalText(300) }),
    social: z.array(z.object({ name: text(40) })).max(12),
    pair: z.array(text(120)).length(2),
  }),
)

describe('what the contract says of a field', () => {
  test.each([
    ['text', 300, true],
    ['refined', 18, true],
    ['optionalText', 160, false],
    ['longText', 60_000, false],
    ['optionalAddress', 2000, false],
    ['optionalPicture', 2000, false],
    ['address', 2000, true],
    ['email', 254, true],
    ['password', 128, true],
    ['moment', undefined, false],
    ['withDefault', 40, false],
    ['left', 40, false],
    ['sale.title', 300, false],
    ['social.7.name', 40, true],
    ['pair.0', 120, true],
  ])('%s takes %s characters, required: %s', (path, maxLength, required) => {
    expect(field(path)).toEqual({ kind: 'text', label: undefined, maxLength, required })
  })

  test.each([
    ['id', 'number'],
    ['value', 'number'],
    ['public', 'boolean'],
    ['trade', 'choice'],
    ['sale', 'unknown'],
    ['social', 'unknown'],
  ])('%s is a %s', (path, kind) => {
    expect(field(path)).toEqual({ kind, label: undefined, maxLength: undefined, required: false })
  })

  test('a label stays through limits, null, a default and a partial schema', () => {
    const schema = z
      .object({
        checked: text(5).meta({ label: 'Um' }).min(2),
        nullable: id.nullable().meta({ label: 'Dois' }),
        within: id.meta({ label: 'Três' }).nullable().default(null),
        group: z.object({ name: text(5).meta({ label: 'Quatro' }) }),
        email: email.meta({ label: 'Cinco' }),
        none: text(5),
      })
      .partial()
    const labels = ['checked', 'nullable', 'within', 'group.name', 'email', 'none'].map(
      (path) => fieldsOf(schema)(path).label,
    )
    expect(labels).toEqual(['Um', 'Dois', 'Três', 'Quatro', 'Cinco', undefined])
  })

  test('one schema with two labels is two fields', () => {
    const both = fieldsOf(
      z.object({ one: optionalPicture.meta({ label: 'Uma' }), other: optionalPicture.meta({ label: 'Outra' }) }),
    )
    expect([both('one').label, both('other').label]).toEqual(['Uma', 'Outra'])
  })

  test.each(['titel', 'sale.titel', 'text.0'])('%s is no field, and says so', (path) => {
    expect(() => field(path)).toThrow('no field')
  })
})
