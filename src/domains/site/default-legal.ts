import type { Legal } from './section-schemas.ts'

/** The compliance program of the made-up company, in markdown. */
export const LEGAL: Legal = {
  intro: `Somos poucos, e cada um assina o que entrega. Esta página diz o que fazemos para não errar, como ficamos sabendo quando erramos e o que acontece depois.

Vale para sócios, equipe, estagiários e quem subcontratamos. Os clientes podem nos cobrar cada linha.`,

  prevention: `O erro mais barato é o que se combina antes. Todo projeto começa com uma folha que diz o que vamos fazer, o que não vamos, quanto custa e de quem é o resultado.

### Presentes e comissões

- Não pagamos nem recebemos comissão por indicação de cliente, fornecedor ou peça. Se um distribuidor der desconto pelo volume, ele aparece na nota do cliente.
- Presente, só o que se come na reunião ou custa menos de R$ 100, e com registro na planilha que todos veem. O resto volta com um bilhete de agradecimento.
- Com órgãos públicos, nem o café: cada um paga o seu.

### Conflito de interesses

- Quem tem parente, sócio ou dívida do outro lado do contrato avisa antes da proposta e fica fora da decisão.
- Não trabalhamos ao mesmo tempo para dois concorrentes diretos no mesmo tipo de produto sem que os dois saibam e aceitem por escrito.

### Código, patentes e desenhos do cliente

- O que o cliente paga é do cliente: código-fonte, esquemas, arquivos de placa e de peça, com o histórico inteiro, no repositório dele.
- Biblioteca de terceiros entra com a licença conferida e listada. Licença que obrigue o cliente a abrir o produto só entra com o aceite dele.
- Antes de propor uma solução que possa ser patenteável, ou que possa esbarrar na patente de alguém, avisamos. Não publicamos nada que estrague um pedido de registro.

### Dados do cliente

- Trabalhamos com dados inventados. Se só os reais servem, pedimos o mínimo, por escrito, com data para apagar.
- Disco de notebook cifrado, segundo fator em toda conta, acesso retirado no mesmo dia em que alguém sai do projeto.
- Cópia de dado do cliente não vai para conta pessoal, chat nem serviço de inteligência artificial de terceiros sem autorização dele.

### Subcontratados

- O cliente sabe quem mais mexe no projeto e onde, antes de a pessoa começar.
- Quem subcontratamos assina estas mesmas regras, recebe em até 15 dias e responde a uma pessoa nossa, que responde ao cliente.

### Segurança do que se imprime e se solda

- Peça que segura peso, toca comida ou fica perto do corpo só sai com o material escrito na etiqueta e o ensaio anexado. Protótipo sai marcado como protótipo.
- Placa ligada à rede elétrica passa por outra pessoa antes de ser energizada. Bateria de lítio só carrega com alguém por perto.
- Não fazemos peça de arma, gazua nem rastreador escondido.`,

  detection: `Confiança se confere. Estas são as conferências que fazemos sem ninguém pedir:

- **Toda semana**, uma pessoa que não escreveu o código revisa o que vai para o cliente.
- **Todo mês**, conferimos quem tem acesso a quê, e se a cópia de segurança volta de verdade.
- **Todo trimestre**, sorteamos um projeto e refazemos as contas: horas, notas, brindes, subcontratos.

### Canal de relato

Qualquer pessoa pode relatar: cliente, fornecedor, vizinho, quem trabalha aqui ou já trabalhou. Vale suspeita; prova é conosco.

- **Com nome:** pelo [formulário de contato](/contact), pelo e-mail ou pessoalmente. Só quem apura sabe quem relatou.
- **Sem nome:** por carta ao nosso endereço, ou por um e-mail que não diga quem você é. Não tentamos descobrir.
- Se o relato for sobre um dos sócios, quem apura é o outro, com o contador da empresa, que é de fora.

### Prazos

| O quê | Em até |
| --- | --- |
| Confirmar que o relato chegou | 2 dias úteis |
| Dizer quem apura e o que vai olhar | 5 dias úteis |
| Responder com a conclusão | 30 dias |
| Avisar o cliente de incidente com os dados dele | 24 horas |

Se 30 dias não bastarem, dizemos por quê e damos outra data, uma vez.

### Sem retaliação

Quem relata de boa-fé não perde projeto, prazo, salário nem a vez na impressora, mesmo que esteja enganado. Retaliar é falta mais grave do que a maior parte do que se relata, e é tratada assim.`,

  remediation: `Achado o problema, a ordem é sempre a mesma: parar o dano, avisar, corrigir, aprender.

1. **Parar.** Acesso suspenso, peça recolhida, versão retirada do ar. No mesmo dia, antes de saber de quem é a culpa.
2. **Avisar.** Quem foi prejudicado sabe por nós, com o que aconteceu e o que ainda não sabemos. Incidente com dados pessoais segue também para a ANPD, quando a lei pede.
3. **Corrigir por nossa conta.** Código refeito, peça reimpressa, dinheiro devolvido. Defeito nosso não vira aditivo.
4. **Tratar quem errou com a medida do erro.** Descuido pede treino. Má-fé encerra o contrato, e o que for crime vai para a polícia.
5. **Escrever a causa.** Em uma página, sem nomes, até 15 dias depois. Ela entra na lista de conferência dos próximos projetos e o cliente recebe uma cópia.

O que muda por causa de um relato é contado a quem relatou. Relatos sem nome têm a resposta no resumo anual, que mandamos a quem pedir.`,

  trust: `Dez frases que cabem na parede da oficina, e estão lá.

1. O preço dito é o preço cobrado. Se o escopo muda, a conversa vem antes da conta.
2. Prazo é data. Se não vamos cumprir, avisamos enquanto ainda dá para fazer algo.
3. O código, o esquema e o molde são de quem pagou por eles.
4. O que vimos na sua empresa fica na sua empresa.
5. Não vendemos o que você não precisa, nem que a impressora esteja parada.
6. Ninguém recebe por fora para escolher a gente, nem a gente para escolher ninguém.
7. Peça insegura não sai da oficina, mesmo paga.
8. Erro nosso tem dono, correção e custo: tudo nosso.
9. Dizemos “não sabemos” antes de orçar o que não sabemos.
10. Quem aponta um problema recebe uma resposta, não um problema.`,
}
