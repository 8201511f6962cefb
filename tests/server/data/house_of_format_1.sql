BEGIN TRANSACTION;
CREATE TABLE accounts (
	name VARCHAR(40) NOT NULL, 
	password VARCHAR(200) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	PRIMARY KEY (name), 
	FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "accounts" VALUES('anna','$argon2id$v=19$m=65536,t=3,p=4$eqMNwiY/4OcPWdlRAx3+pg$pqXU8f2v3e5n5VGRSLwbsB/m9WA9XXQnGHddlbFWwdk','943f49d49c3c392ff3af0b59');
INSERT INTO "accounts" VALUES('bruno','$argon2id$v=19$m=65536,t=3,p=4$elk+WeoJmO8WVHvnq8M7VQ$TUV9xW729RTGdmp0Ujf+2Dedfwtxa/Dz70fSR7Sg2H8','bb849d4c78e7a1cfd13e6fdb');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE chairs (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chairs" VALUES('c07c26f77e10',0,'943f49d49c3c392ff3af0b59');
INSERT INTO "chairs" VALUES('c07c26f77e10',1,'bb849d4c78e7a1cfd13e6fdb');
INSERT INTO "chairs" VALUES('8a1d47066d74',0,'943f49d49c3c392ff3af0b59');
INSERT INTO "chairs" VALUES('8a1d47066d74',2,'943f49d49c3c392ff3af0b59');
INSERT INTO "chairs" VALUES('8a1d47066d74',1,'bb849d4c78e7a1cfd13e6fdb');
INSERT INTO "chairs" VALUES('436ab5f03b0c',0,'943f49d49c3c392ff3af0b59');
INSERT INTO "chairs" VALUES('436ab5f03b0c',1,'943f49d49c3c392ff3af0b59');
INSERT INTO "chairs" VALUES('39178dc274b5',0,'943f49d49c3c392ff3af0b59');
INSERT INTO "chairs" VALUES('39178dc274b5',1,'943f49d49c3c392ff3af0b59');
CREATE TABLE entries (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	body JSON NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('c07c26f77e10',0,'{"kind": "open", "chairs": [{"kind": "person", "guest": "943f49d49c3c392ff3af0b59", "name": "Anna", "level": ""}, {"kind": "open", "guest": "", "name": "", "level": ""}]}');
INSERT INTO "entries" VALUES('c07c26f77e10',1,'{"kind": "chair", "seat": 1, "chair": {"kind": "person", "guest": "bb849d4c78e7a1cfd13e6fdb", "name": "Bruno", "level": ""}}');
INSERT INTO "entries" VALUES('8a1d47066d74',0,'{"kind": "open", "chairs": [{"kind": "person", "guest": "943f49d49c3c392ff3af0b59", "name": "Anna", "level": ""}, {"kind": "open", "guest": "", "name": "", "level": ""}, {"kind": "hot", "guest": "943f49d49c3c392ff3af0b59", "name": "Max", "level": ""}]}');
INSERT INTO "entries" VALUES('8a1d47066d74',1,'{"kind": "chair", "seat": 1, "chair": {"kind": "person", "guest": "bb849d4c78e7a1cfd13e6fdb", "name": "Bruno", "level": ""}}');
INSERT INTO "entries" VALUES('8a1d47066d74',2,'{"kind": "start", "lines": ["gem 4", "gem 3", "gem 5", "age1 b.1c", "age1 e10.1", "age1 e6.1", "age1 w6.1b", "age1 m1.1b", "age1 e7.1", "age1 m0.1a", "age1 w9.1", "age1 e5.1"], "chairs": [{"kind": "person", "guest": "943f49d49c3c392ff3af0b59", "name": "Anna", "level": ""}, {"kind": "person", "guest": "bb849d4c78e7a1cfd13e6fdb", "name": "Bruno", "level": ""}, {"kind": "hot", "guest": "943f49d49c3c392ff3af0b59", "name": "Max", "level": ""}]}');
INSERT INTO "entries" VALUES('8a1d47066d74',3,'{"kind": "chat", "seat": 0, "name": "Anna", "text": "Sk\u00e5l!"}');
INSERT INTO "entries" VALUES('8a1d47066d74',4,'{"kind": "choice", "seat": 2, "lines": ["2 bid:b3"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',5,'{"kind": "choice", "seat": 2, "lines": ["2 bid:b4"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',6,'{"kind": "choice", "seat": 2, "lines": ["2 bid:b5"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',7,'{"kind": "choice", "seat": 0, "lines": ["0 bid:b4"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',8,'{"kind": "choice", "seat": 0, "lines": ["0 bid:b0"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',9,'{"kind": "choice", "seat": 0, "lines": ["0 bid:b2"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',10,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b4"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',11,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b5"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',12,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b3"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',13,'{"kind": "choice", "seat": 0, "lines": ["0 take:b"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',14,'{"kind": "choice", "seat": 1, "lines": ["1 take:e10"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',15,'{"kind": "choice", "seat": 2, "lines": ["2 take:e6"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',16,'{"kind": "choice", "seat": 1, "lines": ["1 take:w6"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',17,'{"kind": "choice", "seat": 2, "lines": ["2 take:m1"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',18,'{"kind": "choice", "seat": 0, "lines": ["0 take:e7"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',19,'{"kind": "choice", "seat": 2, "lines": ["2 take:w9"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',20,'{"kind": "choice", "seat": 1, "lines": ["1 take:m0"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',21,'{"kind": "choice", "seat": 0, "lines": ["0 take:e5", "age1 m2.1a", "age1 b.1e", "age1 o3.1a", "age1 w4.1", "age1 w7.1", "age1 e9.1", "age1 h.1f", "age1 e8.1", "age1 w6.1a"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',22,'{"kind": "choice", "seat": 0, "lines": ["0 bid:b3"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',23,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b2"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',24,'{"kind": "choice", "seat": 2, "lines": ["2 bid:b2"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',25,'{"kind": "choice", "seat": 0, "lines": ["0 bid:b2"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',26,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b4"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',27,'{"kind": "choice", "seat": 0, "lines": ["0 bid:b4"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',28,'{"kind": "choice", "seat": 2, "lines": ["2 bid:b3"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',29,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b3"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',30,'{"kind": "choice", "seat": 2, "lines": ["2 bid:b4"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',31,'{"kind": "choice", "seat": 0, "lines": ["0 take:o3"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',32,'{"kind": "choice", "seat": 0, "lines": ["0 transform:horse"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',33,'{"kind": "choice", "seat": 2, "lines": ["2 take:b"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',34,'{"kind": "choice", "seat": 1, "lines": ["1 take:m2"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',35,'{"kind": "choice", "seat": 1, "lines": ["1 take:e9"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',36,'{"kind": "choice", "seat": 2, "lines": ["2 take:w4"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',37,'{"kind": "choice", "seat": 0, "lines": ["0 take:w7"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',38,'{"kind": "choice", "seat": 0, "lines": ["0 take:w6"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',39,'{"kind": "choice", "seat": 2, "lines": ["2 take:h"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',40,'{"kind": "choice", "seat": 2, "lines": ["2 recruit:dwerg_jungir"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',41,'{"kind": "choice", "seat": 1, "lines": ["1 take:e8", "age1 m1.1a", "age1 e11.1", "age1 b.1g", "age1 h.1b", "age1 h.1d", "age1 h.1e", "age1 b.1d", "age1 m2.1b", "age1 w3.1"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',42,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b4"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',43,'{"kind": "choice", "seat": 2, "lines": ["2 bid:b0"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',44,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b0"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',45,'{"kind": "choice", "seat": 2, "lines": ["2 bid:b3"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',46,'{"kind": "choice", "seat": 2, "lines": ["2 bid:b2"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',47,'{"kind": "choice", "seat": 0, "lines": ["0 bid:b2"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',48,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b3"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',49,'{"kind": "choice", "seat": 0, "lines": ["0 bid:r7"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',50,'{"kind": "choice", "seat": 0, "lines": ["0 bid:b0"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',51,'{"kind": "choice", "seat": 1, "lines": ["1 take:b"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',52,'{"kind": "choice", "seat": 0, "lines": ["0 take:e11"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',53,'{"kind": "choice", "seat": 2, "lines": ["2 take:m1"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',54,'{"kind": "choice", "seat": 0, "lines": ["0 take:h"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',55,'{"kind": "choice", "seat": 2, "lines": ["2 take:h"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',56,'{"kind": "choice", "seat": 1, "lines": ["1 take:h"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',57,'{"kind": "choice", "seat": 1, "lines": ["1 recruit:dwerg_aesir"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',58,'{"kind": "choice", "seat": 1, "lines": ["1 take:w3"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',59,'{"kind": "choice", "seat": 2, "lines": ["2 take:m2"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',60,'{"kind": "choice", "seat": 0, "lines": ["0 take:b", "age1 b.1b", "age1 b.1a", "age1 h.1a", "age1 w5.1", "age1 b.1f", "age1 b.1h", "age1 w8.1", "age1 h.1c", "age1 m0.1b"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',61,'{"kind": "choice", "seat": 0, "lines": ["0 bid:b0"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',62,'{"kind": "choice", "seat": 0, "lines": ["0 bid:r11"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',63,'{"kind": "choice", "seat": 0, "lines": ["0 bid:b2"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',64,'{"kind": "choice", "seat": 2, "lines": ["2 bid:b3"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',65,'{"kind": "choice", "seat": 2, "lines": ["2 bid:r9"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',66,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b0"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',67,'{"kind": "choice", "seat": 1, "lines": ["1 bid:r8"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',68,'{"kind": "choice", "seat": 2, "lines": ["2 bid:b0"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',69,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b4"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',70,'{"kind": "choice", "seat": 2, "lines": ["2 take:b"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',71,'{"kind": "choice", "seat": 1, "lines": ["1 take:h"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',72,'{"kind": "choice", "seat": 0, "lines": ["0 take:b"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',73,'{"kind": "choice", "seat": 0, "lines": ["0 take:w5"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',74,'{"kind": "choice", "seat": 2, "lines": ["2 take:b"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',75,'{"kind": "choice", "seat": 1, "lines": ["1 take:b"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',76,'{"kind": "choice", "seat": 1, "lines": ["1 recruit:idunn"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',77,'{"kind": "choice", "seat": 1, "lines": ["1 take:h"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',78,'{"kind": "choice", "seat": 0, "lines": ["0 take:m0"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',79,'{"kind": "choice", "seat": 0, "lines": ["0 recruit:zoral"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',80,'{"kind": "choice", "seat": 2, "lines": ["2 take:w8", "pioneer m0.2b", "pioneer w5.2", "pioneer h.2d"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',81,'{"kind": "choice", "seat": 1, "lines": ["1 keep:w5", "age2 w8.2", "age2 b.2b", "age2 m1.2a", "age2 m2.2a", "age2 w6.2a", "age2 b.2h", "age2 b.2c", "age2 h.2b", "age2 e5.2"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',82,'{"kind": "choice", "seat": 1, "lines": ["1 bid:r8"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',83,'{"kind": "choice", "seat": 0, "lines": ["0 bid:r10"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',84,'{"kind": "undo", "seat": 0, "count": 1}');
INSERT INTO "entries" VALUES('8a1d47066d74',85,'{"kind": "choice", "seat": 0, "lines": ["0 bid:b3"]}');
INSERT INTO "entries" VALUES('8a1d47066d74',86,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b4"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',0,'{"kind": "open", "chairs": [{"kind": "person", "guest": "943f49d49c3c392ff3af0b59", "name": "Anna", "level": ""}, {"kind": "hot", "guest": "943f49d49c3c392ff3af0b59", "name": "L\u00e9a", "level": ""}]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',1,'{"kind": "start", "lines": ["first 0", "troll1 mo1-5", "troll1 fi1-3", "troll1 mu1-4", "troll1 ic1-3", "troll1 mu1-2", "troll2 fi2-3", "troll2 fi2-4", "troll2 ic2-2", "troll2 ic2-4", "troll3 mu3-3", "troll3 ic3-2", "troll3 fi3-2", "pedestal fire", "pedestal fire", "pedestal fire", "pedestal ice", "spell iron_vein", "spell alloy", "spell second_shift", "statue_space P17", "statue_clan moon", "statue_clan ice", "statue_clan fire", "token 2", "token 3", "token 4", "token 2", "token 5", "token 5", "token 4", "token 3", "token 5", "token 4", "token 2", "token 3", "token 3", "token 4", "token 2", "workshop hammer_exchange", "workshop grinding_mill", "workshop warehouse", "workshop stone_mill", "workshop mint"], "chairs": [{"kind": "person", "guest": "943f49d49c3c392ff3af0b59", "name": "Anna", "level": ""}, {"kind": "hot", "guest": "943f49d49c3c392ff3af0b59", "name": "L\u00e9a", "level": ""}]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',2,'{"kind": "choice", "seat": 0, "lines": ["0 portal:P20"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',3,'{"kind": "choice", "seat": 1, "lines": ["1 portal:C11", "starter st-4", "starter st-3", "starter st-2", "starter st-3"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',4,'{"kind": "choice", "seat": 1, "lines": ["1 draft:st-2:2", "starter st-1"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',5,'{"kind": "choice", "seat": 0, "lines": ["0 draft:st-4:4", "starter st-6"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',6,'{"kind": "choice", "seat": 1, "lines": ["1 draft:st-3:3", "starter st-5"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',7,'{"kind": "choice", "seat": 0, "lines": ["0 draft:st-3:2", "starter st-5"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',8,'{"kind": "choice", "seat": 1, "lines": ["1 draft:st-5:4", "starter st-4"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',9,'{"kind": "choice", "seat": 1, "lines": ["1 draft:st-1:1"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',10,'{"kind": "choice", "seat": 0, "lines": ["0 draft:st-5:3", "starter st-2"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',11,'{"kind": "choice", "seat": 0, "lines": ["0 draft:st-2:1"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',12,'{"kind": "choice", "seat": 0, "lines": ["0 recruit:1c", "troll1 mu1-5"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',13,'{"kind": "choice", "seat": 0, "lines": ["0 join:6"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',14,'{"kind": "choice", "seat": 0, "lines": ["0 trade"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',15,'{"kind": "choice", "seat": 0, "lines": ["0 give:coin"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',16,'{"kind": "choice", "seat": 0, "lines": ["0 give:rune"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',17,'{"kind": "choice", "seat": 0, "lines": ["0 give:coin"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',18,'{"kind": "choice", "seat": 0, "lines": ["0 give:iron"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',19,'{"kind": "choice", "seat": 0, "lines": ["0 gain:stone"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',20,'{"kind": "choice", "seat": 0, "lines": ["0 end"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',21,'{"kind": "choice", "seat": 1, "lines": ["1 recruit:3b", "troll3 ic3-3"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',22,'{"kind": "choice", "seat": 1, "lines": ["1 none"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',23,'{"kind": "choice", "seat": 1, "lines": ["1 join:6"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',24,'{"kind": "choice", "seat": 1, "lines": ["1 by-hand"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',25,'{"kind": "choice", "seat": 1, "lines": ["1 by-itself"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',26,'{"kind": "choice", "seat": 1, "lines": ["1 by-hand"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',27,'{"kind": "choice", "seat": 1, "lines": ["1 trade"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',28,'{"kind": "choice", "seat": 1, "lines": ["1 give:heartstone"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',29,'{"kind": "choice", "seat": 1, "lines": ["1 from:6"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',30,'{"kind": "choice", "seat": 1, "lines": ["1 give:coin"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',31,'{"kind": "choice", "seat": 1, "lines": ["1 give:iron"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',32,'{"kind": "choice", "seat": 1, "lines": ["1 from:2"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',33,'{"kind": "choice", "seat": 1, "lines": ["1 give:stone"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',34,'{"kind": "choice", "seat": 1, "lines": ["1 gain:coin"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',35,'{"kind": "choice", "seat": 1, "lines": ["1 end"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',36,'{"kind": "choice", "seat": 0, "lines": ["0 trade"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',37,'{"kind": "choice", "seat": 0, "lines": ["0 give:rune"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',38,'{"kind": "choice", "seat": 0, "lines": ["0 give:stone"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',39,'{"kind": "choice", "seat": 0, "lines": ["0 give:rune"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',40,'{"kind": "choice", "seat": 0, "lines": ["0 give:stone"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',41,'{"kind": "choice", "seat": 0, "lines": ["0 gain:hammer"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',42,'{"kind": "choice", "seat": 0, "lines": ["0 dig:I3:stone"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',43,'{"kind": "choice", "seat": 0, "lines": ["0 lay:O18:1"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',44,'{"kind": "choice", "seat": 0, "lines": ["0 found:hammer_exchange"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',45,'{"kind": "choice", "seat": 0, "lines": ["0 end"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',46,'{"kind": "choice", "seat": 1, "lines": ["1 cast:iron_vein"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',47,'{"kind": "choice", "seat": 1, "lines": ["1 recruit:1d", "troll1 mu1-6"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',48,'{"kind": "choice", "seat": 1, "lines": ["1 join:5"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',49,'{"kind": "choice", "seat": 1, "lines": ["1 trade"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',50,'{"kind": "choice", "seat": 1, "lines": ["1 give:iron"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',51,'{"kind": "choice", "seat": 1, "lines": ["1 give:heartstone"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',52,'{"kind": "choice", "seat": 1, "lines": ["1 give:heartstone"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',53,'{"kind": "choice", "seat": 1, "lines": ["1 give:coin"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',54,'{"kind": "choice", "seat": 1, "lines": ["1 gain:cart"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',55,'{"kind": "choice", "seat": 1, "lines": ["1 by-hand"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',56,'{"kind": "choice", "seat": 1, "lines": ["1 by-itself"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',57,'{"kind": "choice", "seat": 1, "lines": ["1 trade"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',58,'{"kind": "choice", "seat": 1, "lines": ["1 give:heartstone"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',59,'{"kind": "choice", "seat": 1, "lines": ["1 give:cart"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',60,'{"kind": "choice", "seat": 1, "lines": ["1 give:coin"]}');
INSERT INTO "entries" VALUES('436ab5f03b0c',61,'{"kind": "choice", "seat": 1, "lines": ["1 give:stone"]}');
INSERT INTO "entries" VALUES('39178dc274b5',0,'{"kind": "open", "chairs": [{"kind": "person", "guest": "943f49d49c3c392ff3af0b59", "name": "Anna", "level": ""}, {"kind": "hot", "guest": "943f49d49c3c392ff3af0b59", "name": "L\u00e9a", "level": ""}]}');
INSERT INTO "entries" VALUES('39178dc274b5',1,'{"kind": "start", "lines": ["gem 4", "gem 5", "age1 w4.1", "age1 b.1b", "age1 e7.1", "age1 m2.1a", "age1 m1.1a", "age1 e6.1", "age1 w6.1a", "age1 w6.1b", "age1 o3.1a"], "chairs": [{"kind": "person", "guest": "943f49d49c3c392ff3af0b59", "name": "Anna", "level": ""}, {"kind": "hot", "guest": "943f49d49c3c392ff3af0b59", "name": "L\u00e9a", "level": ""}]}');
INSERT INTO "entries" VALUES('39178dc274b5',2,'{"kind": "choice", "seat": 0, "lines": ["0 bid:b4"]}');
INSERT INTO "entries" VALUES('39178dc274b5',3,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b0"]}');
INSERT INTO "entries" VALUES('39178dc274b5',4,'{"kind": "choice", "seat": 0, "lines": ["0 bid:b2"]}');
INSERT INTO "entries" VALUES('39178dc274b5',5,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b4"]}');
INSERT INTO "entries" VALUES('39178dc274b5',6,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b2"]}');
INSERT INTO "entries" VALUES('39178dc274b5',7,'{"kind": "choice", "seat": 0, "lines": ["0 bid:b3"]}');
INSERT INTO "entries" VALUES('39178dc274b5',8,'{"kind": "choice", "seat": 0, "lines": ["0 take:e7"]}');
INSERT INTO "entries" VALUES('39178dc274b5',9,'{"kind": "choice", "seat": 1, "lines": ["1 take:w4"]}');
INSERT INTO "entries" VALUES('39178dc274b5',10,'{"kind": "choice", "seat": 1, "lines": ["1 take:e6"]}');
INSERT INTO "entries" VALUES('39178dc274b5',11,'{"kind": "choice", "seat": 0, "lines": ["0 take:m1"]}');
INSERT INTO "entries" VALUES('39178dc274b5',12,'{"kind": "choice", "seat": 0, "lines": ["0 take:o3"]}');
INSERT INTO "entries" VALUES('39178dc274b5',13,'{"kind": "choice", "seat": 0, "lines": ["0 transform:horse"]}');
INSERT INTO "entries" VALUES('39178dc274b5',14,'{"kind": "choice", "seat": 1, "lines": ["1 take:w6", "age1 b.1d", "age1 m1.1b", "age1 w3.1", "age1 h.1c", "age1 h.1e", "age1 e5.1", "age1 b.1a", "age1 m2.1b", "age1 e9.1"]}');
INSERT INTO "entries" VALUES('39178dc274b5',15,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b0"]}');
INSERT INTO "entries" VALUES('39178dc274b5',16,'{"kind": "choice", "seat": 0, "lines": ["0 bid:b4"]}');
INSERT INTO "entries" VALUES('39178dc274b5',17,'{"kind": "choice", "seat": 0, "lines": ["0 bid:b0"]}');
INSERT INTO "entries" VALUES('39178dc274b5',18,'{"kind": "choice", "seat": 0, "lines": ["0 bid:r6"]}');
INSERT INTO "entries" VALUES('39178dc274b5',19,'{"kind": "choice", "seat": 1, "lines": ["1 bid:r8"]}');
INSERT INTO "entries" VALUES('39178dc274b5',20,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b4"]}');
INSERT INTO "entries" VALUES('39178dc274b5',21,'{"kind": "choice", "seat": 0, "lines": ["0 take:b"]}');
INSERT INTO "entries" VALUES('39178dc274b5',22,'{"kind": "choice", "seat": 1, "lines": ["1 take:w3"]}');
INSERT INTO "entries" VALUES('39178dc274b5',23,'{"kind": "choice", "seat": 1, "lines": ["1 take:e5"]}');
INSERT INTO "entries" VALUES('39178dc274b5',24,'{"kind": "choice", "seat": 0, "lines": ["0 take:h"]}');
INSERT INTO "entries" VALUES('39178dc274b5',25,'{"kind": "choice", "seat": 0, "lines": ["0 take:e9"]}');
INSERT INTO "entries" VALUES('39178dc274b5',26,'{"kind": "choice", "seat": 1, "lines": ["1 take:m2", "age1 w5.1", "age1 h.1d", "age1 e8.1", "age1 b.1e", "age1 w9.1", "age1 b.1g", "age1 b.1h", "age1 w7.1", "age1 b.1f"]}');
INSERT INTO "entries" VALUES('39178dc274b5',27,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b4"]}');
INSERT INTO "entries" VALUES('39178dc274b5',28,'{"kind": "choice", "seat": 0, "lines": ["0 bid:r6"]}');
INSERT INTO "entries" VALUES('39178dc274b5',29,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b2"]}');
INSERT INTO "entries" VALUES('39178dc274b5',30,'{"kind": "choice", "seat": 0, "lines": ["0 bid:b2"]}');
INSERT INTO "entries" VALUES('39178dc274b5',31,'{"kind": "choice", "seat": 0, "lines": ["0 bid:b0"]}');
INSERT INTO "entries" VALUES('39178dc274b5',32,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b0"]}');
INSERT INTO "entries" VALUES('39178dc274b5',33,'{"kind": "choice", "seat": 0, "lines": ["0 take:e8"]}');
INSERT INTO "entries" VALUES('39178dc274b5',34,'{"kind": "choice", "seat": 1, "lines": ["1 take:h"]}');
INSERT INTO "entries" VALUES('39178dc274b5',35,'{"kind": "choice", "seat": 1, "lines": ["1 take:b"]}');
INSERT INTO "entries" VALUES('39178dc274b5',36,'{"kind": "choice", "seat": 1, "lines": ["1 recruit:zoral"]}');
INSERT INTO "entries" VALUES('39178dc274b5',37,'{"kind": "choice", "seat": 0, "lines": ["0 take:w9"]}');
INSERT INTO "entries" VALUES('39178dc274b5',38,'{"kind": "choice", "seat": 0, "lines": ["0 recruit:skaa"]}');
INSERT INTO "entries" VALUES('39178dc274b5',39,'{"kind": "choice", "seat": 0, "lines": ["0 take:w7"]}');
INSERT INTO "entries" VALUES('39178dc274b5',40,'{"kind": "choice", "seat": 1, "lines": ["1 take:b", "age1 h.1f", "age1 m0.1a", "age1 m0.1b", "age1 b.1c", "age1 w8.1", "age1 e10.1", "age1 e11.1", "age1 h.1a", "age1 h.1b"]}');
INSERT INTO "entries" VALUES('39178dc274b5',41,'{"kind": "choice", "seat": 0, "lines": ["0 bid:r11"]}');
INSERT INTO "entries" VALUES('39178dc274b5',42,'{"kind": "choice", "seat": 1, "lines": ["1 bid:r5"]}');
INSERT INTO "entries" VALUES('39178dc274b5',43,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b0"]}');
INSERT INTO "entries" VALUES('39178dc274b5',44,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b4"]}');
INSERT INTO "entries" VALUES('39178dc274b5',45,'{"kind": "choice", "seat": 0, "lines": ["0 bid:r6"]}');
INSERT INTO "entries" VALUES('39178dc274b5',46,'{"kind": "choice", "seat": 0, "lines": ["0 bid:b0"]}');
INSERT INTO "entries" VALUES('39178dc274b5',47,'{"kind": "choice", "seat": 0, "lines": ["0 take:m0"]}');
INSERT INTO "entries" VALUES('39178dc274b5',48,'{"kind": "choice", "seat": 1, "lines": ["1 take:h"]}');
INSERT INTO "entries" VALUES('39178dc274b5',49,'{"kind": "choice", "seat": 1, "lines": ["1 recruit:kraal"]}');
INSERT INTO "entries" VALUES('39178dc274b5',50,'{"kind": "choice", "seat": 0, "lines": ["0 take:b"]}');
INSERT INTO "entries" VALUES('39178dc274b5',51,'{"kind": "choice", "seat": 1, "lines": ["1 take:w8"]}');
INSERT INTO "entries" VALUES('39178dc274b5',52,'{"kind": "choice", "seat": 1, "lines": ["1 take:e11"]}');
INSERT INTO "entries" VALUES('39178dc274b5',53,'{"kind": "choice", "seat": 0, "lines": ["0 take:h"]}');
INSERT INTO "entries" VALUES('39178dc274b5',54,'{"kind": "choice", "seat": 0, "lines": ["0 recruit:grid"]}');
INSERT INTO "entries" VALUES('39178dc274b5',55,'{"kind": "choice", "seat": 0, "lines": ["0 transform:b2"]}');
INSERT INTO "entries" VALUES('39178dc274b5',56,'{"kind": "choice", "seat": 1, "lines": ["1 transform:r15", "unclaimed b.2c", "age2 m1.2b", "age2 e11.2", "age2 h.2a", "age2 m0.2a", "age2 e7.2", "age2 b.2e", "age2 w6.2a", "age2 h.2f", "age2 b.2b"]}');
INSERT INTO "entries" VALUES('39178dc274b5',57,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b2"]}');
INSERT INTO "entries" VALUES('39178dc274b5',58,'{"kind": "choice", "seat": 1, "lines": ["1 bid:r20"]}');
INSERT INTO "entries" VALUES('39178dc274b5',59,'{"kind": "choice", "seat": 1, "lines": ["1 bid:r5"]}');
INSERT INTO "entries" VALUES('39178dc274b5',60,'{"kind": "choice", "seat": 0, "lines": ["0 bid:r6"]}');
INSERT INTO "entries" VALUES('39178dc274b5',61,'{"kind": "choice", "seat": 0, "lines": ["0 bid:b4"]}');
INSERT INTO "entries" VALUES('39178dc274b5',62,'{"kind": "choice", "seat": 0, "lines": ["0 bid:r13"]}');
INSERT INTO "entries" VALUES('39178dc274b5',63,'{"kind": "choice", "seat": 0, "lines": ["0 take:m1"]}');
INSERT INTO "entries" VALUES('39178dc274b5',64,'{"kind": "choice", "seat": 1, "lines": ["1 take:e11"]}');
INSERT INTO "entries" VALUES('39178dc274b5',65,'{"kind": "choice", "seat": 1, "lines": ["1 take:b"]}');
INSERT INTO "entries" VALUES('39178dc274b5',66,'{"kind": "choice", "seat": 0, "lines": ["0 take:e7"]}');
INSERT INTO "entries" VALUES('39178dc274b5',67,'{"kind": "choice", "seat": 0, "lines": ["0 take:w6"]}');
INSERT INTO "entries" VALUES('39178dc274b5',68,'{"kind": "choice", "seat": 1, "lines": ["1 take:h"]}');
INSERT INTO "entries" VALUES('39178dc274b5',69,'{"kind": "choice", "seat": 1, "lines": ["1 recruit:dwerg_bergelmir", "age2 h.2c", "age2 h.2d", "age2 w6.2b", "age2 b.2h", "age2 e6.2", "age2 h.2e", "age2 e5.2", "age2 b.2f", "age2 b.2d"]}');
INSERT INTO "entries" VALUES('39178dc274b5',70,'{"kind": "choice", "seat": 1, "lines": ["1 bid:r20"]}');
INSERT INTO "entries" VALUES('39178dc274b5',71,'{"kind": "choice", "seat": 0, "lines": ["0 bid:b4"]}');
INSERT INTO "entries" VALUES('39178dc274b5',72,'{"kind": "choice", "seat": 0, "lines": ["0 bid:r11"]}');
INSERT INTO "entries" VALUES('39178dc274b5',73,'{"kind": "choice", "seat": 0, "lines": ["0 bid:r6"]}');
INSERT INTO "entries" VALUES('39178dc274b5',74,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b0"]}');
INSERT INTO "entries" VALUES('39178dc274b5',75,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b2"]}');
INSERT INTO "entries" VALUES('39178dc274b5',76,'{"kind": "choice", "seat": 1, "lines": ["1 take:h"]}');
INSERT INTO "entries" VALUES('39178dc274b5',77,'{"kind": "choice", "seat": 0, "lines": ["0 take:w6"]}');
INSERT INTO "entries" VALUES('39178dc274b5',78,'{"kind": "choice", "seat": 0, "lines": ["0 take:e6"]}');
INSERT INTO "entries" VALUES('39178dc274b5',79,'{"kind": "choice", "seat": 1, "lines": ["1 take:h"]}');
INSERT INTO "entries" VALUES('39178dc274b5',80,'{"kind": "choice", "seat": 0, "lines": ["0 take:b"]}');
INSERT INTO "entries" VALUES('39178dc274b5',81,'{"kind": "choice", "seat": 1, "lines": ["1 take:b"]}');
INSERT INTO "entries" VALUES('39178dc274b5',82,'{"kind": "choice", "seat": 1, "lines": ["1 recruit:dwerg_ymir", "age2 w7.2", "age2 e9.2", "age2 w9.2", "age2 w8.2", "age2 h.2b", "age2 b.2a", "age2 w5.2", "age2 e10.2", "age2 w3.2"]}');
INSERT INTO "entries" VALUES('39178dc274b5',83,'{"kind": "choice", "seat": 0, "lines": ["0 bid:b0"]}');
INSERT INTO "entries" VALUES('39178dc274b5',84,'{"kind": "choice", "seat": 0, "lines": ["0 bid:b4"]}');
INSERT INTO "entries" VALUES('39178dc274b5',85,'{"kind": "choice", "seat": 0, "lines": ["0 bid:r13"]}');
INSERT INTO "entries" VALUES('39178dc274b5',86,'{"kind": "choice", "seat": 1, "lines": ["1 bid:r9"]}');
INSERT INTO "entries" VALUES('39178dc274b5',87,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b0"]}');
INSERT INTO "entries" VALUES('39178dc274b5',88,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b2"]}');
INSERT INTO "entries" VALUES('39178dc274b5',89,'{"kind": "choice", "seat": 1, "lines": ["1 take:w9"]}');
INSERT INTO "entries" VALUES('39178dc274b5',90,'{"kind": "choice", "seat": 0, "lines": ["0 take:e9"]}');
INSERT INTO "entries" VALUES('39178dc274b5',91,'{"kind": "choice", "seat": 0, "lines": ["0 take:h"]}');
INSERT INTO "entries" VALUES('39178dc274b5',92,'{"kind": "choice", "seat": 0, "lines": ["0 recruit:ylud"]}');
INSERT INTO "entries" VALUES('39178dc274b5',93,'{"kind": "choice", "seat": 1, "lines": ["1 take:b"]}');
INSERT INTO "entries" VALUES('39178dc274b5',94,'{"kind": "choice", "seat": 0, "lines": ["0 take:w5"]}');
INSERT INTO "entries" VALUES('39178dc274b5',95,'{"kind": "choice", "seat": 1, "lines": ["1 take:w3", "age2 b.2g", "age2 m2.2b", "age2 m0.2b", "age2 o5.2a", "age2 o5.2b", "age2 e8.2", "age2 m2.2a", "age2 w4.2", "age2 m1.2a"]}');
INSERT INTO "entries" VALUES('39178dc274b5',96,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b4"]}');
INSERT INTO "entries" VALUES('39178dc274b5',97,'{"kind": "choice", "seat": 1, "lines": ["1 bid:r24"]}');
INSERT INTO "entries" VALUES('39178dc274b5',98,'{"kind": "choice", "seat": 1, "lines": ["1 bid:b2"]}');
INSERT INTO "entries" VALUES('39178dc274b5',99,'{"kind": "choice", "seat": 0, "lines": ["0 bid:b0"]}');
INSERT INTO "entries" VALUES('39178dc274b5',100,'{"kind": "choice", "seat": 0, "lines": ["0 bid:r6"]}');
INSERT INTO "entries" VALUES('39178dc274b5',101,'{"kind": "choice", "seat": 0, "lines": ["0 bid:r17"]}');
INSERT INTO "entries" VALUES('39178dc274b5',102,'{"kind": "choice", "seat": 1, "lines": ["1 take:b"]}');
INSERT INTO "entries" VALUES('39178dc274b5',103,'{"kind": "choice", "seat": 0, "lines": ["0 take:m2"]}');
INSERT INTO "entries" VALUES('39178dc274b5',104,'{"kind": "choice", "seat": 1, "lines": ["1 take:e8"]}');
INSERT INTO "entries" VALUES('39178dc274b5',105,'{"kind": "choice", "seat": 0, "lines": ["0 take:o5"]}');
INSERT INTO "entries" VALUES('39178dc274b5',106,'{"kind": "choice", "seat": 0, "lines": ["0 transform:b4"]}');
INSERT INTO "entries" VALUES('39178dc274b5',107,'{"kind": "choice", "seat": 0, "lines": ["0 take:w4"]}');
INSERT INTO "entries" VALUES('39178dc274b5',108,'{"kind": "choice", "seat": 1, "lines": ["1 take:m2"]}');
INSERT INTO "entries" VALUES('39178dc274b5',109,'{"kind": "choice", "seat": 1, "lines": ["1 recruit:idunn"]}');
INSERT INTO "entries" VALUES('39178dc274b5',110,'{"kind": "choice", "seat": 0, "lines": ["0 place:warrior"]}');
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('943f49d49c3c392ff3af0b59','Anna','en');
INSERT INTO "guests" VALUES('bb849d4c78e7a1cfd13e6fdb','Bruno','fr');
CREATE TABLE house (
	name VARCHAR(40) NOT NULL, 
	value VARCHAR(200) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "house" VALUES('key','ae2aa4a27772ae694eee89871e73b2f7aa1843540f1743c0de85d99fa83ca66c');
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	seats INTEGER NOT NULL, 
	options JSON NOT NULL, 
	spectators BOOLEAN NOT NULL, 
	absent_after FLOAT, 
	lesson BOOLEAN NOT NULL, 
	invite VARCHAR(40) NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	created BIGINT NOT NULL, ended JSON, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('c07c26f77e10','hall',2,'{"winter": true, "teams": false, "choose_workshops": false, "no_duplicates": false}',1,NULL,0,'QM8YC0S-tLtogg8X5rxhA-tI','943f49d49c3c392ff3af0b59',1794820205,NULL);
INSERT INTO "tables" VALUES('8a1d47066d74','nidavellir',3,'{"first_game": true}',1,NULL,0,'WtCon01i3aS6AdxPu9dlAgnD','943f49d49c3c392ff3af0b59',1794820205,NULL);
INSERT INTO "tables" VALUES('436ab5f03b0c','hall',2,'{"winter": false, "teams": false, "choose_workshops": false, "no_duplicates": true}',1,NULL,0,'lE5jQHHcf5PS5GyLynNOCDAw','943f49d49c3c392ff3af0b59',1794820205,NULL);
INSERT INTO "tables" VALUES('39178dc274b5','nidavellir',2,'{"first_game": false}',1,NULL,0,'rsg7uU6WmGB-15t_Xj4WRmK_','943f49d49c3c392ff3af0b59',1794820206,'["Anna", "L\u00e9a"]');
CREATE INDEX chairs_by_guest ON chairs (guest);
COMMIT;
