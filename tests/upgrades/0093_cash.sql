insert into finance_floors (id_user, floor, revision) values (1, 500000, 1);
