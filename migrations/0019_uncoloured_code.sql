-- Whether the code of the text was left plain because the machine was too busy to colour it in time.
alter table archives add uncoloured boolean not null default false;
alter table projects add uncoloured boolean not null default false;
