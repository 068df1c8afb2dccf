import type { Privacy } from './section-schemas.ts'

/** The day on which the text below was last changed; to be set with each change to it. */
export const PRIVACY_CHANGED = '2026-11-25'

/** The privacy notice: what this program really keeps, in markdown. To be read again with every change to what it keeps. */
export const PRIVACY: Privacy = {
  notice: `Este site foi feito para guardar pouco. Dá para ler tudo sem se identificar, sem aviso de cookies e sem que alguém de fora fique sabendo. Este aviso segue a Lei Geral de Proteção de Dados ([Lei 13.709/2018](https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/l13709.htm), a LGPD) e diz o que sobra.

## O que guardamos

### Quando você lê

A cada página aberta, uma linha: qual página, em que momento, o site de onde você veio (só o nome do site, sem o endereço da página), a campanha, quando o link traz uma (parâmetros UTM), e se a tela era de computador, tablet ou telefone.

**De quem só lê não guardamos o endereço de rede (IP) nem o nome do navegador.** Para contar pessoas em vez de cliques, os dois viram um código, calculado com um segredo sorteado para o dia. O código fica; o segredo é apagado no dia seguinte, e sem ele não há caminho de volta: amanhã a mesma pessoa é outra.

### Quando você curte

Um cookie com um número sorteado, para que o mesmo aparelho não conte duas vezes. Do nosso lado fica apenas um embaralhamento (hash) desse número, ao lado do artigo curtido, com a data.

### Quando você escreve

O nome, o contato e a mensagem que você digitou, a data e a primeira página que você abriu na visita. A mensagem fica no nosso banco de dados, e uma cópia vai por e-mail a quem responde.

### Quando você acompanha o seu projeto

O link de andamento que lhe enviamos mostra o nome do projeto, os nomes das tarefas escolhidas e quanto está pronto, a quem tiver o link. Essa página não é contada nem aparece em buscadores, e o endereço dela não é guardado nem dito a outro site. Peça e o link deixa de valer na hora.

### Quando você compra

O nome, o e-mail e o telefone do pedido, o CPF ou CNPJ se você o der, o que foi comprado, por quanto, quando, e a história do pedido: pagamento, downloads, devolução. De um Pix, também o nome de quem pagou, como o banco mostra. Quem comprou com um plano recebe, uma semana antes do fim do mês dele, um e-mail com o pedido de mais um mês, que só vale se for pago. **O número do seu cartão não passa pelo nosso servidor**: vai do seu navegador ao Stripe, que processa o pagamento. De nós o Stripe recebe só o valor e um código sorteado do pedido.

### Quando você pede um orçamento

Do cliente guardamos o nome, a pessoa de contato, o e-mail, o telefone, o CPF ou CNPJ, o endereço e o que anotamos do combinado. Do orçamento, o que ele diz em cada versão enviada, quando foi enviado e visto, o que foi respondido e o que foi pago. Toda a equipe vê o cadastro; o CPF, só a administração, que é também quem exclui um cliente; o orçamento, quem o fez e a administração.

O link do orçamento o mostra a quem o tiver. Essa página não é contada nem aparece em buscadores, e o endereço dela não é guardado nem dito a outro site. De quem a abre ou responde por ela ficam a hora e a rede (o endereço IP, abreviado se for IPv6), e de quem aceita, recusa ou pede mudança também o nome e o e-mail que escreveu e o resumo criptográfico (SHA-256) do PDF que leu: é a prova do que foi combinado.

### Quando você nos paga ou recebe de nós

De cada entrada e saída guardamos o dia, o valor, a descrição, a categoria, a conta em que o dinheiro passou e os comprovantes, e de um orçamento ou pedido pago também qual deles foi. Uma linha de extrato bancário traz a descrição que o banco lhe dá, que pode ter o nome de quem pagou ou recebeu; o arquivo do extrato não fica. Cada pessoa da equipe vê o próprio livro; a administração, todos.

### Quando você trabalha aqui

Da equipe guardamos nome, e-mail, a foto que a pessoa enviar, a última visita e a senha embaralhada (argon2id), nunca a senha. Cada sessão aberta guarda o navegador, quando começou e quando foi usada por último, e não o endereço de rede. Um registro de segurança guarda quem entrou ou tentou entrar, trocou senha ou e-mail, exportou, apagou ou mudou configurações, com a hora e a rede (o endereço IP, abreviado se for IPv6); só a administração o vê. O que se avisa a cada pessoa da equipe (quem a citou, o que deixaram com ela, o que vence) fica no sino dela e, se ela quiser, vai também por e-mail.

De cada artigo e de cada seção dos textos do site guardamos as últimas 20 versões, com o nome de quem as salvou e quando.

Do trabalho nas linhas de produção guardamos as tarefas, com quem as criou, mudou ou ficou com elas, os comentários e as imagens, e o histórico de quem mudou o quê e quando. Vê isso só quem trabalha na linha e a administração. Quando uma conta é apagada, o nome sai das tarefas, dos comentários e do histórico.

Do calendário de cada pessoa da equipe guardamos os eventos que ela cria ou importa: título, descrição, lugar, horário, etiqueta e alerta, com quem ela os compartilhou e o que responderam. Vê um evento só quem o criou, com quem ele foi compartilhado e a administração. Quem procura uma hora livre para várias pessoas da equipe vê só se cada hora está livre, não o que as outras têm nela.

Se alguém da equipe convidar você, que é de fora, para um evento, guardamos o seu e-mail, o que já lhe enviamos sobre ele e a sua resposta. Você recebe por e-mail o título, a descrição, o lugar e o horário, as mudanças deles e o cancelamento, e responde por um link que é só seu; outros convidados não veem o seu endereço.

Quem da equipe liga os alertas em um aparelho deixa conosco o endereço que o navegador lhe dá para isso, as chaves que cifram as mensagens e o tipo do aparelho ("Chrome no Android"), até desligar os alertas ou encerrar a sessão. A mensagem passa, cifrada, pelo serviço de quem fez o navegador, que não a lê. Quem cria um endereço secreto para ver o próprio calendário em outro programa mostra o calendário a quem tiver o endereço; ele não aparece em buscadores nem no registro técnico, e deixa de valer quando a pessoa quiser.

## Para quê, e com que base legal

| Dado | Finalidade | Base legal (LGPD, art. 7º) |
| --- | --- | --- |
| Páginas abertas | Saber o que é lido e o que melhorar | Legítimo interesse (IX) |
| Curtidas | Contar cada aparelho uma vez | Legítimo interesse (IX) |
| Mensagem de contato | Responder e preparar a proposta que você pediu | Procedimentos preliminares a contrato, a seu pedido (V) |
| Cadastro de clientes | Falar com você, fazer o orçamento e cumprir o que foi combinado | Procedimentos preliminares e execução de contrato (V) |
| Orçamentos, respostas e pagamentos | Saber o que foi combinado e provar que foi | Execução de contrato (V) e exercício de direitos (VI) |
| Pedidos | Entregar o que você comprou, dar recibo e devolver o dinheiro se for o caso | Execução de contrato (V) e obrigação legal (II) |
| Registro de segurança | Descobrir e provar abusos de contas e de dados | Legítimo interesse (IX) |
| Entradas e saídas de dinheiro | Saber como vão as contas e prestá-las a quem a lei manda | Obrigação legal (II) e legítimo interesse (IX) |
| Contas da equipe | Dar acesso a quem trabalha aqui e proteger esse acesso | Execução de contrato (V) e legítimo interesse (IX) |
| Eventos do calendário da equipe | Organizar o trabalho e lembrar a tempo | Execução de contrato (V) e legítimo interesse (IX) |
| E-mail e resposta de quem é convidado para um evento | Combinar o encontro e avisar se ele mudar | Legítimo interesse (IX) |
| Tarefas, comentários e histórico da equipe | Organizar o trabalho e saber o que mudou | Execução de contrato (V) e legítimo interesse (IX) |

Não decidimos nada sobre você por algoritmo, não fazemos perfil e não vendemos dado nenhum.

## Por quanto tempo

| Dado | Prazo |
| --- | --- |
| Páginas abertas | 25 meses |
| Segredo do dia | Até o dia seguinte |
| Curtidas | Enquanto o artigo existir |
| Mensagem de contato | 12 meses, ou até você pedir a exclusão |
| A cópia dela, na fila de envio | 1 dia depois de enviada; sem servidor de e-mail, 30 dias, ou até ela ser apagada |
| A cópia dela, na nossa caixa de e-mail | Até você pedir a exclusão |
| Formulário enviado sem JavaScript e devolvido para correção | Meia hora |
| Cadastro de clientes | Enquanto trabalharmos juntos, ou até você pedir a exclusão; os excluídos, 30 dias |
| Orçamentos, respostas e pagamentos | Recusados ou vencidos, até você pedir a exclusão; aceitos, enquanto a lei nos mandar provar o contrato |
| Pedidos pagos | Ao menos 5 anos, pelo prazo da lei fiscal, e enquanto o link de download valer |
| Pedidos que ninguém pagou | 12 meses |
| Avisos de pagamento do Stripe, sem dado pessoal | 30 dias |
| Entradas e saídas de dinheiro, com comprovantes | Ao menos 5 anos, pelo prazo da lei fiscal; as excluídas, 30 dias |
| Sessão da equipe | 14 dias sem uso, 30 ao todo, ou até ser encerrada |
| Registro de segurança | 12 meses |
| Tarefas da equipe, com comentários, imagens e histórico | Enquanto o projeto existir; as removidas, 30 dias |
| Eventos do calendário da equipe | Até a pessoa os remover, ou a conta ser apagada |
| E-mail e resposta de quem é convidado para um evento | Até o evento ser removido ou o convite cancelado |
| Avisos à equipe | 90 dias |
| Aparelhos da equipe que recebem alertas | Até a pessoa desligar os alertas ou encerrar a sessão |
| Que alertas do calendário já foram enviados | 2 dias |
| Cópias de segurança | As 7 últimas, uma por noite |

O que você pede para apagar some na hora do sistema (o cadastro de um cliente, das telas na hora e do sistema em 30 dias), e das cópias de segurança quando a última delas vence.

## Com quem compartilhamos

Com ninguém que queira os dados para si. Passam por eles, a nosso serviço, quem hospeda o servidor e quem transporta o nosso e-mail; os alertas que alguém da equipe liga em um aparelho passam, cifrados, pelo serviço do navegador dele. Quando o cartão é cobrado pelo Stripe, as duas páginas de pagamento carregam dele os campos do cartão, e ele vê o que você digita ali, a sua rede e o seu navegador ([a política dele](https://stripe.com/br/privacy)). Fora dessas duas, as páginas não carregam nada de terceiros por conta própria: nem fontes, nem mapas, nem contadores, nem botões de redes sociais. Uma imagem que um artigo mostre de outro site é pedida a esse site pelo seu navegador, sem dizer de que página veio. Links que levam para fora seguem as regras de lá. Se a lei ou um juiz mandar entregar algo, entregamos só o que foi pedido.

## Cookies

São quatro, e nenhum acompanha você:

| Cookie | Quando aparece | Dura |
| --- | --- | --- |
| Sessão da equipe (\`vitrine.session_token\`) | Só depois de entrar com e-mail e senha | 14 dias sem uso |
| Entrada conhecida (\`vitrine.known\`), para que tentativas de estranhos não fechem a conta | Só depois de entrar com e-mail e senha | 1 ano |
| Aparelho (\`vitrine.device\`) | Só depois de curtir um artigo | 1 ano |
| Formulário (\`vitrine.form\`), para devolver a você o que digitou | Só depois de enviar, sem JavaScript, um formulário que precisa de correção | Meia hora |

Quem só lê não recebe cookie nenhum. Por isso não há aviso para clicar.

## O que fica no seu navegador

Fora dos cookies, o próprio navegador guarda, e não nos manda a não ser como dito: a aparência que você escolheu (clara ou escura), quais artigos curtiu, a mensagem de contato que ainda não conseguiu partir e, só durante a visita, a primeira página aberta e o que você começou a escrever no formulário de contato ou no do pedido, nunca o cartão. Para a equipe, também o nome e o e-mail de quem entrou, os rascunhos dos textos em edição e se os alertas estão ligados neste aparelho. Limpar os dados do site no navegador apaga tudo isso.

## Segurança

Na internet, a conexão é cifrada (HTTPS). As sessões vivem em cookies que os scripts não leem. Os textos são limpos antes de serem mostrados. Tentativas seguidas de entrada ou de envio são contadas por um resumo cifrado da rede, esquecido em até um dia; quando passam do limite, o registro de segurança guarda a rede e a hora. O registro técnico anota pedidos que falharam ou demoraram pelo caminho, pelo código e pela duração, sem endereço de rede e sem conteúdo. Se um incidente puder lhe causar dano, avisamos você e a Autoridade Nacional de Proteção de Dados (ANPD).

## Os seus direitos

Pelo art. 18 da LGPD, você pode, sem custo:

- saber se temos dados seus, e vê-los;
- corrigir o que estiver errado ou velho;
- pedir que sejam apagados, bloqueados ou tornados anônimos;
- levá-los para outro fornecedor;
- saber com quem foram compartilhados;
- opor-se a um uso que ache indevido.

Escreva ao encarregado, no alto desta página, pelo e-mail ou pelo [formulário](/contact). Respondemos em até 15 dias. Para sabermos que é você, pedimos que escreva do mesmo contato que deixou. Páginas lidas e curtidas não levam a ninguém: por isso não temos como achar as suas, nem como mostrá-las a outra pessoa.

Se a resposta não servir, a [ANPD](https://www.gov.br/anpd/pt-br) recebe reclamações.

## Mudanças

Se passarmos a guardar outra coisa, este texto muda antes. A data da última alteração fica no alto da página.`,
}
